import type { CallAnswer, CallName } from '@plaza/api-contract';

/** Calls that need nothing but a session. */
export type EarlyCall = Extract<CallName, `GET ${string}`>;

/** What a page lends a remote that paints its first picture, long before the shell and the remote itself are there. */
export interface EarlyPage {
  /** Who is logged in, as this browser remembers it. */
  readonly userId: string;
  /** What was drawn for the page. An element that is put into it shows where the drawing has a slot of that name. */
  readonly drawn: HTMLElement;
  /** Asks the api as the remote will in a moment: that one gets this answer, once. Nothing where the api says no. */
  ask<Name extends EarlyCall>(name: Name): Promise<CallAnswer<Name> | undefined>;
}

/** What a remote paints into the drawing. */
export interface Painting {
  /** Resolves when it can be seen: until then it has the network to itself, for a moment at most. */
  seen: Promise<unknown>;
  /** Resolves when the remote itself shows the same: until then the drawing stays, for a moment at most. */
  whenShown(): Promise<unknown>;
}

/** Paints what can be known so early; nothing where that would be the wrong picture. */
export type PaintFirst = (page: EarlyPage) => Promise<Painting | undefined>;

declare global {
  interface Window {
    /** Set by the script of a remote for the script of the shell; neither knows which of them comes first. */
    plazaFirst?: PaintFirst;
  }
}

const COME = 'plaza:first';

/** All that `src/picture/first.ts` of a remote does. It is built as a file of its own and runs before everything else. */
export function paintFirst(paint: PaintFirst): void {
  window.plazaFirst = paint;
  window.dispatchEvent(new Event(COME));
}

/** For the shell: what the remote of this page paints, once its script is there. */
export function comingPainter(view: Window): Promise<PaintFirst> {
  return new Promise((come) => {
    if (view.plazaFirst) come(view.plazaFirst);
    else view.addEventListener(COME, () => view.plazaFirst && come(view.plazaFirst), { once: true });
  });
}
