import type { ShellContext } from './context.ts';

/**
 * What a remote exposes as `./service`: work without a screen. The shell starts it for a member once the first picture is
 * there, keeps one life of it at a time whatever page is open, and stops it at logout. Since 1.4.
 */
export interface RemoteService {
  /** The contract it needs, major.minor. */
  readonly contract: string;
  /** Resolves when it is at work. What fails later goes to `ctx.onError`; then it is stopped, and started again in a while. */
  start(ctx: ShellContext): Promise<StartedService>;
}

/** One life of a service. */
export interface StartedService {
  /** Takes everything back: listeners, timers, subscriptions. */
  stop(): Promise<void> | void;
}
