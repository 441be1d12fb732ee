import { ErrorState } from '@plaza/design-system';
import { Component, type ReactNode } from 'react';
import { App } from './App.tsx';
import type { Host } from './host/Host.ts';
import { HostReact } from './host/useHost.ts';
import { brand } from './brand.ts';
import { firstWords } from './first.words.ts';
import { sayAlive } from './parts/sayAlive.ts';

/** All of it, as the browser shows it and as the first picture is drawn. */
export function Plaza({ host }: { host: Host }) {
  return (
    <ShellBoundary>
      <HostReact value={host}>
        <App />
      </HostReact>
    </ShellBoundary>
  );
}

/** The last net: an error in the shell itself shows words, never a white page. */
class ShellBoundary extends Component<{ children: ReactNode }, { status: 'well' | 'failed' }> {
  override state: { status: 'well' | 'failed' } = { status: 'well' };

  static getDerivedStateFromError(): { status: 'failed' } {
    return { status: 'failed' };
  }

  override componentDidCatch(): void {
    sayAlive();
  }

  override render(): ReactNode {
    if (this.state.status === 'well') return this.props.children;
    // Not the hook: whatever has failed may be what it needs.
    const { stumbled, stumbledWords } = firstWords.now;
    return (
      <main>
        <ErrorState
          title={stumbled({ brand: brand.name })}
          level={1}
          onRetry={() => window.location.reload()}
        >
          {stumbledWords}
        </ErrorState>
      </main>
    );
  }
}
