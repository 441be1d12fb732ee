import type { ApiClient } from '@plaza/shell-contract';

/** A chat's marks go out at most this often. */
const PAUSE_MS = 1000;

/** Tells the server how far messages have come and how far they are read: only ever further, and not too often. */
export class MarkTeller {
  readonly #api: ApiClient;
  readonly #chatId: string;
  #told = { delivered: 0, read: 0 };
  #wanted = { delivered: 0, read: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isTelling = false;
  #isClosed = false;

  constructor(api: ApiClient, chatId: string) {
    this.#api = api;
    this.#chatId = chatId;
  }

  /** What the server knows already. */
  begin({ delivered_seq, read_seq }: { delivered_seq: number; read_seq: number }): void {
    this.#told = { delivered: delivered_seq, read: read_seq };
  }

  delivered(seq: number): void {
    this.#wanted.delivered = Math.max(this.#wanted.delivered, seq);
    this.#soon();
  }

  read(seq: number): void {
    this.#wanted.read = Math.max(this.#wanted.read, seq);
    this.#soon();
  }

  /** The connection is back: what did not reach the server is told again. */
  again(): void {
    this.#soon();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isClosed = true;
    void this.#tell();
  }

  #soon(): void {
    if (this.#timer !== undefined || !this.#isBehind()) return;
    this.#timer = setTimeout(() => void this.#tell(), this.#isTelling ? PAUSE_MS : 0);
  }

  #isBehind(): boolean {
    return this.#wanted.read > this.#told.read || this.#wanted.delivered > this.#told.delivered;
  }

  async #tell(): Promise<void> {
    this.#timer = undefined;
    if (!this.#isBehind()) return;
    this.#isTelling = true;
    const { delivered, read } = this.#wanted;
    const body = {
      ...(delivered > this.#told.delivered ? { delivered_seq: delivered } : {}),
      ...(read > this.#told.read ? { read_seq: read } : {}),
    };
    const before = this.#told;
    this.#told = {
      delivered: Math.max(delivered, read, this.#told.delivered),
      read: Math.max(read, this.#told.read),
    };
    await this.#api
      .call('PUT /conversations/:id/marks', { params: { id: this.#chatId }, body })
      // Told with the next one, or when the connection is back.
      .catch(() => void (this.#told = before));
    if (this.#isClosed) return;
    const hasFailed = this.#told === before;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#isTelling = false;
      const hasMore = this.#wanted.read > read || this.#wanted.delivered > delivered;
      if (hasMore || !hasFailed) this.#soon();
    }, PAUSE_MS);
  }
}
