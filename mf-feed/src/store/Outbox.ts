export interface OutboxNeeds<Entry extends OutboxEntry> {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Under which name they are kept. */
  key: string;
  /** Whose entries they are. Those of somebody else are not touched, and not sent. */
  userId: string;
  /** What waits when one more does: it may take the place of others. */
  withEntry(entries: readonly Entry[], entry: Entry): Entry[];
  /** Brings one to the server. Rejects when that did not work. */
  send(entry: Entry): Promise<void>;
  /** The server will not have it, ever. */
  onRefused(entry: Entry, error: unknown): void;
  /** Whether trying again later makes sense. */
  mayWorkLater(error: unknown): boolean;
  /** The entries are others now. */
  onChange(): void;
  /** One tab sends at a time. */
  alone<T>(job: () => Promise<T>): Promise<T>;
  /** Runs something a while later; returns the way to call it off. */
  soon(job: () => void, ms: number): () => void;
}

/** Something that is to be done, by its id. */
export interface OutboxEntry {
  id: string;
}

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * What waits for the server, in the browser's storage: it survives a closed page and a network that is gone. Each entry
 * leaves only when the server has answered. Sent twice it must count once. What a full browser cannot keep waits in the
 * page.
 */
export class Outbox<Entry extends OutboxEntry> {
  readonly #needs: OutboxNeeds<Entry>;
  #pauseMs = FIRST_PAUSE_MS;
  #callOff: () => void = () => undefined;
  #isSending = false;
  #isClosed = false;
  /** What the browser has no space for, after what it has kept. */
  #unkept: readonly Entry[] = [];

  constructor(needs: OutboxNeeds<Entry>) {
    this.#needs = needs;
  }

  get entries(): readonly Entry[] {
    return [...this.#kept, ...this.#unkept];
  }

  /** Whether it outlives this page. */
  isKept(id: string): boolean {
    return this.#unkept.every((entry) => entry.id !== id);
  }

  get #kept(): readonly Entry[] {
    const { storage, key, userId } = this.#needs;
    const kept = readKept<Entry>(storage.getItem(key));
    return kept?.userId === userId ? kept['wishes'] : [];
  }

  add(entry: Entry): void {
    this.#keep(this.#needs.withEntry(this.entries, entry));
    this.flush();
  }

  /** Takes one back that has not gone out yet. */
  drop(id: string): void {
    this.#keep(this.entries.filter((entry) => entry.id !== id));
  }

  /** Sends what waits, now: something was added, or the network is back. */
  flush(): void {
    this.#callOff();
    if (this.#isSending || this.#isClosed || this.entries.length === 0) return;
    this.#isSending = true;
    void this.#needs
      .alone(() => this.#sendAll())
      // A browser refuses the lock for a page that it is putting away, and may bring that page back.
      .catch(() => 'stuck' as const)
      .then((outcome) => {
        this.#isSending = false;
        if (outcome === 'stuck') return this.#tryLater();
        this.#pauseMs = FIRST_PAUSE_MS;
        // Something was added after the last one went.
        return this.flush();
      });
  }

  close(): void {
    this.#isClosed = true;
    this.#callOff();
  }

  async #sendAll(): Promise<'sent' | 'stuck'> {
    for (;;) {
      const [entry] = this.entries;
      if (!entry || this.#isClosed) return 'sent';
      try {
        await this.#needs.send(entry);
      } catch (error) {
        if (this.#isClosed || this.#needs.mayWorkLater(error)) return 'stuck';
        this.drop(entry.id);
        this.#needs.onRefused(entry, error);
        continue;
      }
      this.drop(entry.id);
    }
  }

  #tryLater(): void {
    if (this.#isClosed) return;
    this.#callOff = this.#needs.soon(() => this.flush(), this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
  }

  #keep(entries: readonly Entry[]): void {
    this.#unkept = [];
    try {
      this.#write(entries);
    } catch {
      const before = new Set(this.#kept.map(({ id }) => id));
      this.#unkept = entries.filter(({ id }) => !before.has(id));
      const left = entries.filter(({ id }) => before.has(id));
      // Less than it has always fits.
      if (left.length < before.size) this.#write(left);
    }
    this.#needs.onChange();
  }

  #write(entries: readonly Entry[]): void {
    const { storage, key, userId } = this.#needs;
    if (entries.length === 0) storage.removeItem(key);
    // They were called wishes once; what lies in browsers keeps that name.
    else storage.setItem(key, JSON.stringify({ userId, ['wishes']: entries }));
  }
}

interface Kept<Entry> {
  userId: string;
  ['wishes']: Entry[];
}

function readKept<Entry>(text: string | null): Kept<Entry> | undefined {
  try {
    // Written by this file alone.
    return text === null ? undefined : (JSON.parse(text) as Kept<Entry>);
  } catch {
    return undefined;
  }
}
