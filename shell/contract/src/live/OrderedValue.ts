/**
 * What has happened to a value. It says what is and not by how much it changed, because it may be applied twice: to what
 * is shown, and to an answer that knows of it already.
 */
export type Change<Value> = (value: Value) => Value;

interface LogEntry<Value> {
  change: Change<Value>;
  /** When the server knew of it; `PENDING` while it has not said so. */
  knownAt: number;
}

const PENDING = Infinity;

/** A request that is on its way. Each of its ends says whether the answer was still wanted. */
export interface Asked<Value> {
  /** The answer takes the place of everything before the question. */
  replace(value: Value): boolean;
  /** The answer is a part: an older page. It is refused when what it belongs to was replaced meanwhile. */
  grow(change: Change<Value>): boolean;
  /** There will be no answer. */
  giveUp(): void;
}

/**
 * A value that answers, events and the visitor change, in whatever order they arrive. It is an answer and, on top of it,
 * a log of what was heard or done since that answer was asked for: an older answer cannot take back what is newer.
 */
export class OrderedValue<Value> {
  #base: { value: Value; askedAt: number } | undefined;
  #log: LogEntry<Value>[] = [];
  #moment = 0;
  #replacements = 0;
  readonly #onTheirWay = new Set<number>();
  #shown: { value: Value } | undefined;

  /** The answer with everything since; undefined until there is one. */
  get value(): Value | undefined {
    if (!this.#base) return undefined;
    this.#shown ??= { value: this.#log.reduce((now, { change }) => change(now), this.#base.value) };
    return this.#shown.value;
  }

  /** Call it when a question goes out. */
  ask(): Asked<Value> {
    const askedAt = ++this.#moment;
    const replacements = this.#replacements;
    this.#onTheirWay.add(askedAt);
    const end = (take: () => void, isWanted: boolean) => {
      const isOpen = this.#onTheirWay.delete(askedAt);
      if (isOpen && isWanted) take();
      this.#tidy();
      return isOpen && isWanted;
    };
    return {
      replace: (value) =>
        end(
          () => {
            this.#replacements += 1;
            this.#base = { value, askedAt };
            this.#log = this.#log.filter(({ knownAt }) => knownAt > askedAt);
          },
          this.#base === undefined || this.#base.askedAt < askedAt,
        ),
      grow: (change) =>
        end(
          () => {
            if (this.#base) this.#base = { ...this.#base, value: change(this.#base.value) };
          },
          this.#base !== undefined && replacements === this.#replacements,
        ),
      giveUp: () => void end(() => undefined, false),
    };
  }

  /** Something has happened. */
  hear(change: Change<Value>): void {
    this.#log.push({ change, knownAt: ++this.#moment });
    this.#tidy();
  }

  /** The visitor does something. It shows until it is settled, where it keeps its place before what came after, or undone. */
  begin(change: Change<Value>): { settle(answer?: Change<Value>): void; undo(): void } {
    const entry: LogEntry<Value> = { change, knownAt: PENDING };
    this.#log.push(entry);
    this.#tidy();
    return {
      settle: (answer) => {
        entry.knownAt = ++this.#moment;
        if (answer) entry.change = answer;
        this.#tidy();
      },
      undo: () => {
        this.#log = this.#log.filter((one) => one !== entry);
        this.#tidy();
      },
    };
  }

  /** What was kept from before: worth something until there is an answer. */
  remember(value: Value): void {
    this.#base ??= { value, askedAt: 0 };
    this.#shown = undefined;
  }

  /** Somebody else is looking. Nothing that is on its way belongs to them. */
  forget(): void {
    this.#base = undefined;
    this.#log = [];
    this.#onTheirWay.clear();
    this.#shown = undefined;
  }

  /** What every answer that is still to come knows of needs no entry any more. */
  #tidy(): void {
    this.#shown = undefined;
    const oldest = Math.min(...this.#onTheirWay, Number.MAX_SAFE_INTEGER);
    if (!this.#base && this.#onTheirWay.size === 0) this.#log = this.#log.filter(isPending);
    while (this.#base && this.#log[0] && this.#log[0].knownAt <= oldest) {
      const { change } = this.#log[0];
      this.#base = { ...this.#base, value: change(this.#base.value) };
      this.#log.shift();
    }
  }
}

function isPending({ knownAt }: { knownAt: number }): boolean {
  return knownAt === PENDING;
}
