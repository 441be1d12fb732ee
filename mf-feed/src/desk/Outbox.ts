import type { Wish } from './wishes.ts';
import { withWish } from './wishes.ts';

export interface OutboxNeeds {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Whose wishes they are. Those of somebody else are not touched, and not sent. */
  userId: string;
  /** Brings one to the server. Rejects when that did not work. */
  send(wish: Wish): Promise<void>;
  /** The server will not have it, ever. */
  onRefused(wish: Wish, error: unknown): void;
  /** Whether trying again later makes sense. */
  mayWorkLater(error: unknown): boolean;
  /** The wishes are others now. */
  onChange(): void;
  /** One tab sends at a time. */
  alone<T>(job: () => Promise<T>): Promise<T>;
  /** Runs something a while later; returns the way to call it off. */
  soon(job: () => void, ms: number): () => void;
}

const KEY = 'feedWishes';
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * What waits for the server, in the browser's storage: it survives a closed page and a network that is gone. Each wish
 * leaves only when the server has answered. Sent twice it still counts once: a reaction is a state, a comment has an id.
 */
export class Outbox {
  readonly #needs: OutboxNeeds;
  #pauseMs = FIRST_PAUSE_MS;
  #callOff: () => void = () => undefined;
  #isSending = false;
  #isClosed = false;

  constructor(needs: OutboxNeeds) {
    this.#needs = needs;
  }

  get wishes(): readonly Wish[] {
    const { storage, userId } = this.#needs;
    const kept = readKept(storage.getItem(KEY));
    return kept?.userId === userId ? kept.wishes : [];
  }

  add(wish: Wish): void {
    this.#keep(withWish(this.wishes, wish));
    this.flush();
  }

  /** Takes one back that has not gone out yet. */
  drop(id: string): void {
    this.#keep(this.wishes.filter((wish) => wish.id !== id));
  }

  /** Sends what waits, now: something was added, or the network is back. */
  flush(): void {
    this.#callOff();
    if (this.#isSending || this.#isClosed || this.wishes.length === 0) return;
    this.#isSending = true;
    void this.#needs
      .alone(() => this.#sendAll())
      .then((outcome) => {
        this.#isSending = false;
        if (outcome === 'sent') this.#pauseMs = FIRST_PAUSE_MS;
        else this.#tryLater();
      });
  }

  close(): void {
    this.#isClosed = true;
    this.#callOff();
  }

  async #sendAll(): Promise<'sent' | 'stuck'> {
    for (;;) {
      const [wish] = this.wishes;
      if (!wish || this.#isClosed) return 'sent';
      try {
        await this.#needs.send(wish);
      } catch (error) {
        if (this.#isClosed || this.#needs.mayWorkLater(error)) return 'stuck';
        this.drop(wish.id);
        this.#needs.onRefused(wish, error);
        continue;
      }
      this.drop(wish.id);
    }
  }

  #tryLater(): void {
    if (this.#isClosed) return;
    this.#callOff = this.#needs.soon(() => this.flush(), this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
  }

  #keep(wishes: readonly Wish[]): void {
    const { storage, userId, onChange } = this.#needs;
    if (wishes.length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify({ userId, wishes }));
    onChange();
  }
}

function readKept(text: string | null): { userId: string; wishes: Wish[] } | undefined {
  try {
    // Written by this file alone.
    return text === null ? undefined : (JSON.parse(text) as { userId: string; wishes: Wish[] });
  } catch {
    return undefined;
  }
}
