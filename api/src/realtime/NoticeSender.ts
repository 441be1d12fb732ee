import { setTimeout } from 'node:timers/promises';

/** Nobody notices it, and of a hundred who commit meanwhile the others are told once. */
const PAUSE_MS = 10;

/**
 * Hands notices on in batches: the first at once, and what comes while it is under way, or in the moment after it,
 * together in the next one, each notice once.
 */
export class NoticeSender {
  readonly #send: (notices: readonly string[]) => Promise<void>;
  readonly #pause: () => Promise<void>;
  #waiting = new Set<string>();
  #isSending = false;

  constructor(
    send: (notices: readonly string[]) => Promise<void>,
    pause: () => Promise<void> = () => setTimeout(PAUSE_MS),
  ) {
    this.#send = send;
    this.#pause = pause;
  }

  send(notices: readonly string[]): void {
    for (const notice of notices) this.#waiting.add(notice);
    if (!this.#isSending) void this.#sendWaiting();
  }

  async #sendWaiting(): Promise<void> {
    this.#isSending = true;
    while (this.#waiting.size > 0) {
      const notices = [...this.#waiting];
      this.#waiting = new Set();
      await Promise.all([this.#send(notices), this.#pause()]);
    }
    this.#isSending = false;
  }
}
