import type { ChatMessage } from '@plaza/api-contract';
import { Changing } from '../store/Changing.ts';
import { holdsUpChat, isPassing } from '../isPassing.ts';
import type { Drawers } from '../store/Drawers.ts';
import { type KeptEntry, keepEntry, openKept, type OutboxEntry } from './OutboxEntry.ts';
import { type Retrying, retryingWith, type Soon } from './retrying.ts';

/** A chat that may have no new key now may have one within a quarter of an hour. */
const HELD_UP_MS = 5 * 60_000;

export interface OutboxNeeds {
  drawers: Drawers;
  local: CryptoKey;
  /** Brings one to the server, which answers with what it has kept. */
  send(entry: OutboxEntry, signal: AbortSignal): Promise<ChatMessage>;
  /** It stays on screen until this resolves. */
  onSent(entry: OutboxEntry, message: ChatMessage): Promise<void> | void;
  /** Another tab has sent it, or taken it back. It stays on screen until this resolves, too. */
  onGone(entry: OutboxEntry): Promise<void> | void;
  /** It did not go; it stays, and says so, and whether it goes by itself later. */
  onFailed(entry: OutboxEntry, error: unknown): void;
  /** Somebody took it back: what the server has of it already is not wanted. */
  onTakenBack(entry: OutboxEntry): void;
  /** One tab sends at a time. */
  alone<Result>(job: () => Promise<Result>): Promise<Result>;
  soon: Soon;
}

/**
 * What waits for the server, in order. It is kept in the browser before it is sent, so that it survives a closed page
 * and a network that is gone, and it leaves only when the server has answered.
 */
export class Outbox {
  /** In the order in which it was said. */
  readonly entries = new Changing<readonly OutboxEntry[]>([]);
  readonly #needs: OutboxNeeds;
  readonly #aborts = new Map<string, AbortController>();
  readonly #retrying: Retrying;
  #callOffHeldUp: (() => void) | undefined;
  /** On screen already, and on its way into the browser's database. */
  readonly #keeping = new Set<string>();
  #isSending = false;
  #isClosed = false;
  #order = Date.now();

  constructor(needs: OutboxNeeds) {
    this.#needs = needs;
    this.#retrying = retryingWith(needs.soon, () => this.#goOn());
  }

  /** Brings back what an earlier page has left. */
  async restore(): Promise<void> {
    const { drawers, local } = this.#needs;
    const kept = await drawers.all<KeptEntry>('outbox').catch(() => []);
    const opened = await Promise.all(kept.map((one) => openKept(local, one)));
    const known = new Set(this.entries.read().map(({ id }) => id));
    const back = opened.flatMap((entry) => (entry && !known.has(entry.id) ? [entry] : []));
    this.#set([...back, ...this.entries.read()].toSorted((one, other) => one.order - other.order));
    this.flush();
  }

  /** Rejects when this browser has no space for it: then nothing of it was taken. */
  async add(entry: Omit<OutboxEntry, 'order' | 'state'>): Promise<void> {
    const { drawers, local } = this.#needs;
    this.#order = Math.max(this.#order + 1, Date.now());
    const whole: OutboxEntry = { ...entry, order: this.#order, state: 'waiting' };
    this.#keeping.add(entry.id);
    this.#set([...this.entries.read(), whole]);
    try {
      await drawers.put('outbox', entry.id, await keepEntry(local, whole));
    } catch (error) {
      await this.#remove(entry.id);
      throw error;
    } finally {
      this.#keeping.delete(entry.id);
    }
    // Taken back meanwhile.
    if (!this.#has(entry.id)) return this.drop(entry.id);
    // What was said before it goes before it.
    return this.#goOn();
  }

  /** Tries one again that did not go. */
  retry(id: string): void {
    this.#change(id, { state: 'waiting' });
    this.wake();
  }

  /** Takes one back, also while it is on its way. */
  async drop(id: string): Promise<void> {
    this.#aborts.get(id)?.abort();
    const entry = this.entries.read().find((one) => one.id === id);
    if (entry) this.#needs.onTakenBack(entry);
    await this.#remove(id);
    // The next one in its chat is tried instead, and says why it does not go.
    if (entry && isHeldUp(entry)) this.#goOn();
  }

  async #remove(id: string): Promise<void> {
    this.#set(this.entries.read().filter((entry) => entry.id !== id));
    await this.#needs.drawers.delete('outbox', id).catch(() => undefined);
  }

  /** The network is back: what may work now is tried, also in chats that were held up. */
  wake(): void {
    this.#tryAgain(({ mayWorkLater = false }) => mayWorkLater);
  }

  /** Tries what may work now. A chat that is held up is left alone, or each word said elsewhere would ask for its key. */
  #goOn(): void {
    this.#tryAgain((entry) => entry.mayWorkLater === true && !isHeldUp(entry));
  }

  #tryAgain(isMeant: (entry: OutboxEntry) => boolean): void {
    for (const entry of this.entries.read())
      if (entry.state === 'failed' && isMeant(entry)) this.#change(entry.id, { state: 'waiting' });
    this.flush();
  }

  flush(): void {
    this.#retrying.callOff();
    if (this.#isSending || this.#isClosed || !this.#next()) return;
    this.#isSending = true;
    void this.#needs
      .alone(() => this.#sendAll())
      // A browser that refuses the lock, as one does for a page that it is putting away, is asked again later.
      .catch(() => true)
      .then((isStuck) => {
        this.#isSending = false;
        if (isStuck) this.#retrying.later();
        else {
          this.#retrying.rest();
          // Something was added while the last one went.
          if (this.#next()) this.flush();
        }
      });
  }

  /** How far the files of one are. */
  progress(id: string, share: number): void {
    this.#change(id, { share });
  }

  /** Writes down what is known of an entry by now: which of its files the server has. */
  async note(entry: OutboxEntry): Promise<void> {
    this.#change(entry.id, { files: entry.files, content: entry.content });
    const { drawers, local } = this.#needs;
    const kept = await keepEntry(local, entry);
    if (!this.#has(entry.id)) return;
    if (!(await this.#isStillThere(entry))) {
      // Another tab has taken it back, and knows nothing of what was brought since.
      this.#needs.onTakenBack(entry);
      this.#aborts.get(entry.id)?.abort();
      return;
    }
    await drawers.put('outbox', entry.id, kept).catch(() => undefined);
    // Taken back meanwhile: with the next page it would go out all the same.
    if (!this.#has(entry.id)) await drawers.delete('outbox', entry.id).catch(() => undefined);
  }

  close(): void {
    this.#isClosed = true;
    this.#retrying.close();
    this.#callOffHeldUp?.();
    for (const abort of this.#aborts.values()) abort.abort();
  }

  /** Whether it ended because nothing goes at the moment. */
  async #sendAll(): Promise<boolean> {
    for (;;) {
      const entry = this.#next();
      if (!entry || this.#isClosed) return false;
      if (!(await this.#isStillThere(entry))) continue;
      this.#change(entry.id, { state: 'sending' });
      const abort = new AbortController();
      this.#aborts.set(entry.id, abort);
      try {
        const message = await this.#needs.send(entry, abort.signal);
        await this.#needs.onSent(entry, message);
        await this.#remove(entry.id);
      } catch (error) {
        // Taken back, or the page goes: what is kept is tried by the next one.
        if (abort.signal.aborted || this.#isClosed) continue;
        const isStuck = isPassing(error);
        const mayWorkLater = isStuck || holdsUpChat(error);
        const failed = { state: 'failed', mayWorkLater, error, share: undefined } as const;
        this.#change(entry.id, failed);
        this.#needs.onFailed({ ...entry, ...failed }, error);
        if (isStuck) return true;
        if (mayWorkLater) this.#wakeLater();
      } finally {
        this.#aborts.delete(entry.id);
      }
    }
  }

  /** Once for all chats that are held up. */
  #wakeLater(): void {
    this.#callOffHeldUp ??= this.#needs.soon(() => {
      this.#callOffHeldUp = undefined;
      this.wake();
    }, HELD_UP_MS);
  }

  /** Another tab, or another part of this page, may have sent it meanwhile. */
  async #isStillThere(entry: OutboxEntry): Promise<boolean> {
    const isKept = await this.#needs.drawers.get('outbox', entry.id).then(
      (kept) => kept !== undefined,
      () => true,
    );
    if (!isKept) {
      await this.#needs.onGone(entry);
      await this.#remove(entry.id);
    }
    return isKept;
  }

  /**
   * The first that waits and may go now. One that is not written down yet would look as if another tab had sent it. In a
   * chat that is held up the order stays: of two edits of a message the later one holds. A deletion needs no key.
   */
  #next(): OutboxEntry | undefined {
    const all = this.entries.read();
    const heldUp = new Set(all.filter(isHeldUp).map(({ chatId }) => chatId));
    const first = all.find(
      ({ state, kind, chatId }) => state === 'waiting' && (kind === 'delete' || !heldUp.has(chatId)),
    );
    return first && !this.#keeping.has(first.id) ? first : undefined;
  }

  #has(id: string): boolean {
    return this.entries.read().some((entry) => entry.id === id);
  }

  #change(id: string, some: Partial<OutboxEntry>): void {
    this.#set(this.entries.read().map((entry) => (entry.id === id ? { ...entry, ...some } : entry)));
  }

  #set(entries: readonly OutboxEntry[]): void {
    this.entries.set(entries);
  }
}

/** Whether it was refused because its chat may have no new key now. What waits behind it there waits with it. */
function isHeldUp({ state, error }: OutboxEntry): boolean {
  return state === 'failed' && holdsUpChat(error);
}
