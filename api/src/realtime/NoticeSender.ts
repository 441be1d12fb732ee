/**
 * Hands notices on in batches. The first goes at once; what comes while it is under way, and while the sender rests
 * after it, is in the next one, each notice once.
 */
export class NoticeSender {
  readonly #send: (notices: readonly string[]) => Promise<void>;
  readonly #rest: () => Promise<unknown>;
  #waiting = new Set<string>();
  #isBusy = false;

  constructor(send: (notices: readonly string[]) => Promise<void>, rest: () => Promise<unknown>) {
    this.#send = send;
    this.#rest = rest;
  }

  send(notices: readonly string[]): void {
    for (const notice of notices) this.#waiting.add(notice);
    if (!this.#isBusy) void this.#sendWaiting();
  }

  async #sendWaiting(): Promise<void> {
    this.#isBusy = true;
    while (this.#waiting.size > 0) {
      const notices = [...this.#waiting];
      this.#waiting = new Set();
      await this.#send(notices);
      await this.#rest();
    }
    this.#isBusy = false;
  }
}
