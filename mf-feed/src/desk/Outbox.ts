export interface OutboxNeeds<Wish extends SomeWish> {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Under which name they are kept. */
  key: string;
  /** Whose wishes they are. Those of somebody else are not touched, and not sent. */
  userId: string;
  /** What waits when one more does: it may take the place of others. */
  withWish(wishes: readonly Wish[], wish: Wish): Wish[];
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

/** Something that is to be done, by its id. */
export interface SomeWish {
  id: string;
}

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * What waits for the server, in the browser's storage: it survives a closed page and a network that is gone. Each wish
 * leaves only when the server has answered. Sent twice it must count once.
 */
export class Outbox<Wish extends SomeWish> {
  readonly #needs: OutboxNeeds<Wish>;
  #pauseMs = FIRST_PAUSE_MS;
  #callOff: () => void = () => undefined;
  #isSending = false;
  #isClosed = false;

  constructor(needs: OutboxNeeds<Wish>) {
    this.#needs = needs;
  }

  get wishes(): readonly Wish[] {
    const { storage, key, userId } = this.#needs;
    const kept = readKept<Wish>(storage.getItem(key));
    return kept?.userId === userId ? kept.wishes : [];
  }

  add(wish: Wish): void {
    this.#keep(this.#needs.withWish(this.wishes, wish));
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
    const { storage, key, userId, onChange } = this.#needs;
    if (wishes.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ userId, wishes }));
    onChange();
  }
}

function readKept<Wish>(text: string | null): { userId: string; wishes: Wish[] } | undefined {
  try {
    // Written by this file alone.
    return text === null ? undefined : (JSON.parse(text) as { userId: string; wishes: Wish[] });
  } catch {
    return undefined;
  }
}
