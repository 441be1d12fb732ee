import type { BehaviorSubject } from 'rxjs';

/** What can happen to the connection. */
export type LineChapter =
  | 'connecting'
  | 'connected'
  | 'unreachable'
  | 'refused'
  | 'broken'
  | 'sent-away'
  | 'closed'
  | 'unavailable'
  | 'resynced'
  | 'renewed'
  | 'ended';

export interface LineEvent {
  /** ISO 8601. */
  at: string;
  what: LineChapter;
  /** The transport, the server's words, how long until the next try: as a developer reads it. */
  about?: string;
}

const MOST_EVENTS = 50;

/** The last events of the connection, for whoever must find out what is wrong with it. */
export class LineStory {
  readonly #story$: BehaviorSubject<readonly LineEvent[]>;
  readonly #nowMs: () => number;

  constructor(story$: BehaviorSubject<readonly LineEvent[]>, nowMs: () => number = Date.now) {
    this.#story$ = story$;
    this.#nowMs = nowMs;
  }

  note(what: LineChapter, about?: string): void {
    const event = { at: new Date(this.#nowMs()).toISOString(), what, ...(about ? { about } : {}) };
    this.#story$.next([...this.#story$.getValue(), event].slice(-MOST_EVENTS));
  }
}
