/** Hands notices on in batches: what comes while a batch is under way is in the next one, each notice once. */
export class NoticeSender {
  readonly #send: (notices: readonly string[]) => Promise<void>;
  #waiting = new Set<string>();
  #isSending = false;

  constructor(send: (notices: readonly string[]) => Promise<void>) {
    this.#send = send;
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
      await this.#send(notices);
    }
    this.#isSending = false;
  }
}
