import type { NewMessage } from '@plaza/api-contract';
import type { ApiClient } from './api.ts';
import type { Bus } from './bus.ts';
import type { Hub } from './hub.ts';
import type { Keys } from './keys.ts';
import type { Live } from './live/Live.ts';
import type { Session } from './session.ts';
import type { LentStorage } from './storage.ts';
import type { Stream } from './stream.ts';

export type Theme = 'dark' | 'light';

/** Gives the text of an encrypted message; rejects when it cannot be read. */
export type MessageReader = (message: NewMessage) => Promise<string>;

export interface Toast {
  message: string;
  tone?: 'calm' | 'good' | 'bad';
  /** The one thing that can be done about it, "Undo"; afterwards it goes. Since 1.2. */
  action?: { label: string; onAct(): void };
  /** It waits for the visitor instead of going after five seconds. Since 1.2. */
  stays?: boolean;
}

/** How the frame around a page is to be. */
export interface FrameLook {
  /** Nothing but the page: no bars, no keys of the shell. */
  immersive?: boolean;
  /** The screen stays awake, as in a call or a game that is only watched. Since 1.5: `useAwake` knows that. */
  awake?: boolean;
}

/** All a remote knows of the world. It reaches nothing else: no storage of the shell, no other remote. */
export interface ShellContext {
  /** The contract this shell offers, major.minor. */
  readonly contract: string;
  /** Who the remote is, as the registry knows it. */
  readonly remote: { readonly name: string; readonly version: string };
  /** Who is looking. Replays the present answer to each new subscriber. */
  readonly session$: Stream<Session>;
  /** Dark or light. Replays. */
  readonly theme$: Stream<Theme>;
  /** The language of the page, as a BCP 47 tag: `en`, `de`. Replays. Since 1.2. */
  readonly language$: Stream<string>;
  /** News between remotes and the shell. Subscriptions end with the remote. */
  readonly bus: Bus;
  /** The api with the visitor's session: bearer, one shared refresh, errors as ApiError. */
  readonly api: ApiClient;
  /** The live connection: news, channels, questions. Since 1.1. Subscriptions end with the remote. */
  readonly hub: Hub;
  /** What is loaded and listened to. Screens use it through `useLiveList` and `useLiveValue`. Since 1.4. */
  readonly live: Live;
  /** Goes to an address of this plaza, whichever remote owns it. */
  navigate(to: string, options?: { replace?: boolean }): void;
  toast(toast: Toast): void;
  /** Opens the composer over whatever is on screen. */
  openComposer(): void;
  /**
   * Offers an element as a place. A remote that brings a widget for the place is mounted in it,
   * and nobody needs to know which one that is. Returns the way to take the place back.
   */
  place(name: string, element: HTMLElement): () => void;
  /**
   * Lends the shell a way to read messages for the notices of the system: it has no key itself, and whoever has may
   * not be on screen. Returns the way to take it back. Since 1.2.
   */
  readMessagesWith(read: MessageReader): () => void;
  /**
   * Says what the page is called as long as its screen is shown: `Search`; the shell adds the name of the server. Without
   * a title it says that one is on its way, and nobody is told another in the meantime. Of several the latest counts.
   * Returns the way to take it back. Since 1.3: an older shell has none, `useTitle` knows that.
   */
  sayTitle?(title: string | undefined): () => void;
  /** The chat keys of whoever is logged in. Since 1.4: an older shell has none. */
  readonly keys?: Keys;
  /**
   * Keeps this version where it is while something goes on that must not be cut off: a game, a call, a headset. A newer
   * one comes with the next step after it was let go, or when the visitor asks for it. Returns the way to let go. Since 1.4.
   */
  hold?(): () => void;
  /**
   * Asks for the frame to be another one: `immersive` hides all of it, and keys are the remote's alone; `awake` keeps the
   * screen from going dark. The title bar of the browser stays; full screen is a matter of the element that wants it. Ends with the remote. Returns the way to take
   * it back. A widget and a service have no say. Since 1.4.
   */
  frame?(how: FrameLook): () => void;
  /**
   * Says that something is not saved: the visitor is asked before they go elsewhere, also by Back and by closing the page.
   * It keeps the version as well. A step of the remote's own is asked about too: let go first. Returns the way to let go.
   * Since 1.5.
   */
  guard?(): () => void;
  /**
   * What this browser keeps for whoever is logged in. What comes after they have left, here or in another tab, is not
   * kept. Since 1.4: `storageOf` knows what to do in an older shell.
   */
  readonly storage?: LentStorage;
  /** Tells the shell about something odd that the visitor need not see. */
  report(error: unknown, about?: string): void;
  /** Tells the shell that the remote cannot go on. It is taken down and a panel offers Retry. */
  onError(error: unknown): void;
  /** Aborts when the remote leaves. */
  readonly signal: AbortSignal;
}
