import { ErrorState } from '@plaza/design-system';
import { onConnectionBack } from '@plaza/shell-contract';
import { Component, type ReactNode } from 'react';
import { brand } from '../brand.ts';
import { firstWords } from '../first.words.ts';
import { sayAlive } from './sayAlive.ts';
import { PartMissing } from './lazyPart.tsx';

interface ScreenBoundaryProps {
  children: ReactNode;
  /** What stands there instead; words and Retry unless said. */
  quiet?: boolean;
}

interface ScreenBoundaryState {
  error: unknown;
  status: 'well' | 'failed' | 'retrying';
}

/** What fails in one screen stays in it: the frame around it goes on, and Retry fetches what was missing. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { error: undefined, status: 'well' };

  static getDerivedStateFromError(error: unknown): ScreenBoundaryState {
    return { error, status: 'failed' };
  }

  override componentDidMount(): void {
    this.#leave = onConnectionBack(this.#whenOnline);
  }

  override componentWillUnmount(): void {
    this.#leave?.();
  }

  override componentDidCatch(): void {
    sayAlive();
    // What had the focus has gone with the screen: who goes by keyboard stays where the words are.
    if (!this.props.quiet && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }

  #leave: (() => void) | undefined;

  readonly #whenOnline = () => {
    if (this.state.error instanceof PartMissing) void this.#retry();
  };

  async #retry(): Promise<void> {
    const { error, status } = this.state;
    if (status !== 'failed') return;
    this.setState({ status: 'retrying' });
    if (error instanceof PartMissing) await error.fetchAnew();
    this.setState({ error: undefined, status: 'well' });
  }

  override render(): ReactNode {
    const { error, status } = this.state;
    if (status === 'well') return this.props.children;
    if (this.props.quiet) return null;
    // Not the hook: whatever has failed may be what it needs.
    const t = firstWords.now;
    const isMissing = error instanceof PartMissing;
    return (
      <ErrorState
        level={1}
        title={isMissing ? t.partMissing : t.stumbled({ brand: brand.name })}
        retrying={status === 'retrying'}
        onRetry={() => void this.#retry()}
      >
        {isMissing ? t.partMissingWords : t.screenWords}
      </ErrorState>
    );
  }
}
