import { type Change, OrderedValue } from './OrderedValue.ts';

/** How a live value stands. */
export interface CellState<Value> {
  status: 'loading' | 'ready' | 'failed';
  /** What there is, with what the visitor did and the server has not confirmed. There is one when it is ready. */
  value: Value | undefined;
  /** Why, when it failed. */
  error: unknown;
  /** An answer is on its way that will take the place of what is shown. */
  isBusy: boolean;
}

const START = { status: 'loading', value: undefined, error: undefined, isBusy: false } as const;

/** A value that is loaded, listened to and changed, whoever is first. It knows neither api nor hub nor React. */
export class LiveCell<Value> {
  readonly #ordered = new OrderedValue<Value>();
  readonly #listeners = new Set<() => void>();
  #state: CellState<Value> = START;
  #leaving = new AbortController();
  #asking: Promise<void> | undefined;
  #askingNext: Promise<void> | undefined;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read = (): CellState<Value> => this.#state;

  /**
   * Loads, for the first time or anew. Whoever asks while an answer is on its way shares one more question after it: that
   * answer may have left before the change which they heard of. Never rejects: a first load that fails is a state, a later
   * one leaves what there is.
   */
  ask(load: (signal: AbortSignal) => Promise<Value>): Promise<void> {
    const { signal } = this.#leaving;
    if (this.#asking) {
      this.#askingNext ??= this.#asking.then(() => (signal.aborted ? undefined : this.ask(load)));
      return this.#askingNext;
    }
    const end = () => {
      if (signal.aborted) return;
      this.#asking = undefined;
      this.#askingNext = undefined;
    };
    this.#asking = this.#load(load, signal, end);
    return this.#asking;
  }

  async #load(
    load: (signal: AbortSignal) => Promise<Value>,
    signal: AbortSignal,
    end: () => void,
  ): Promise<void> {
    const asked = this.#ordered.ask();
    this.#tell({ isBusy: true });
    try {
      const value = await load(signal);
      end();
      if (signal.aborted) asked.giveUp();
      else if (asked.replace(value)) this.#tell({ status: 'ready', isBusy: false });
    } catch (error) {
      end();
      asked.giveUp();
      if (signal.aborted) return;
      this.#tell(
        this.#state.status === 'ready' ? { isBusy: false } : { status: 'failed', error, isBusy: false },
      );
    }
  }

  /** Starts over, from the loading face. */
  retry(load: (signal: AbortSignal) => Promise<Value>): Promise<void> {
    if (this.#state.status === 'failed') this.#tell({ status: 'loading', error: undefined });
    return this.ask(load);
  }

  /**
   * Loads a part that is added to what there is. Rejects when it does not come; resolves to false when nobody waits for it
   * any more, because the whole was replaced or another person is looking.
   */
  async grow(load: (signal: AbortSignal) => Promise<Change<Value>>): Promise<boolean> {
    const { signal } = this.#leaving;
    const asked = this.#ordered.ask();
    try {
      const change = await load(signal);
      if (signal.aborted) asked.giveUp();
      const isWanted = asked.grow(change);
      if (isWanted) this.#tell();
      return isWanted;
    } catch (error) {
      asked.giveUp();
      if (signal.aborted) return false;
      throw error;
    }
  }

  /** Something has happened elsewhere. It stays, also when an older answer comes after it. */
  hear(change: Change<Value>): void {
    this.#ordered.hear(change);
    this.#tell();
  }

  /**
   * The visitor changes it: it shows at once, and goes when `send` rejects, without touching what else was changed. `send`
   * may say what the server made of it. Rejects as `send` does.
   */
  async change(change: Change<Value>, send: () => Promise<Change<Value> | void>): Promise<void> {
    const begun = this.#ordered.begin(change);
    this.#tell();
    try {
      begun.settle((await send()) ?? undefined);
    } catch (error) {
      begun.undo();
      throw error;
    } finally {
      this.#tell();
    }
  }

  /** Shows what was kept from another time until there is an answer. */
  remember(value: Value): void {
    this.#ordered.remember(value);
    this.#tell({ status: 'ready' });
  }

  /** Nobody looks: what is on its way is given up, what there is stays for later. */
  stop(): void {
    this.#leaving.abort();
    this.#leaving = new AbortController();
    this.#asking = undefined;
    this.#askingNext = undefined;
    if (this.#state.isBusy) this.#tell({ isBusy: false });
  }

  /** Another person is looking: nothing stays. */
  forget(): void {
    this.stop();
    this.#ordered.forget();
    this.#tell(START);
  }

  #tell(change: Partial<CellState<Value>> = {}): void {
    this.#state = { ...this.#state, ...change, value: this.#ordered.value };
    for (const listener of [...this.#listeners]) listener();
  }
}
