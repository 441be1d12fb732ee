import type { ShellContext } from './context.ts';

/** What a remote exposes as `./app`, and as each of its widgets. */
export interface RemoteApp {
  /** The contract it needs, major.minor. */
  readonly contract: string;
  /** Shows itself in the element. Resolves when there is something to see. May be called many times. */
  mount(element: HTMLElement, ctx: ShellContext): Promise<MountedRemote>;
}

/** One life of a remote on screen. */
export interface MountedRemote {
  /** Takes everything back: DOM, listeners, timers, subscriptions. */
  unmount(): Promise<void> | void;
}
