import { ErrorState } from '@plaza/design-system';
import { Component, type ReactNode } from 'react';

/** The last net: an error in the shell itself shows words, never a white page. */
export class ShellBoundary extends Component<{ children: ReactNode }, { status: 'well' | 'failed' }> {
  override state: { status: 'well' | 'failed' } = { status: 'well' };

  static getDerivedStateFromError(): { status: 'failed' } {
    return { status: 'failed' };
  }

  override render(): ReactNode {
    if (this.state.status === 'well') return this.props.children;
    return (
      <main>
        <ErrorState title="Plaza stumbled" level={1} onRetry={() => window.location.reload()}>
          Something went wrong on this page. Loading it again helps most of the time.
        </ErrorState>
      </main>
    );
  }
}
