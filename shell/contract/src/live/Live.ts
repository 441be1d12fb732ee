import type { CellState, LiveCell } from './LiveCell.ts';
import type { Change } from './OrderedValue.ts';
import type { ListSource, ValueSource } from './sources.ts';

/** How something live stands. */
export interface LiveState {
  status: 'loading' | 'ready' | 'failed';
  /** Why the first load failed. */
  error: unknown;
  /** An answer is on its way that will take the place of what is shown. */
  isBusy: boolean;
}

export interface ListState<Item> extends LiveState {
  items: readonly Item[];
  hasMore: boolean;
  /** How the next page stands. */
  more: 'idle' | 'loading' | 'failed';
}

export interface ValueState<Value> extends LiveState {
  value: Value | undefined;
}

interface Resource<State, Shown> {
  /** It is loaded and listened to while somebody has subscribed, and kept in memory afterwards. */
  subscribe(listener: () => void): () => void;
  read(): State;
  /** Starts over after a failure. */
  retry(): void;
  /** Asks again quietly. */
  refetch(): void;
  /** Something happened that the hub does not tell of. */
  hear(change: Change<Shown>): void;
  /**
   * The visitor changes something. It shows at once; it goes when `send` rejects, and then this rejects too. `send` may
   * answer what the server made of it.
   */
  change(change: Change<Shown>, send: () => Promise<Change<Shown> | void>): Promise<void>;
}

export interface ValueResource<Value> extends Resource<ValueState<Value>, Value> {}

export interface ListResource<Item> extends Resource<ListState<Item>, readonly Item[]> {
  /** Brings the next page, once at a time. */
  loadMore(): Promise<void>;
}

/** A value that its owner loads and changes; it is forgotten at a logout like all others. */
export type Cell<Value> = Pick<
  LiveCell<Value>,
  'subscribe' | 'read' | 'ask' | 'retry' | 'grow' | 'hear' | 'change' | 'remember' | 'stop'
>;
export type { CellState };

/** Everything of a remote that is loaded and listened to. The shell has the code for it, and knows when somebody logs out. */
export interface Live {
  /** The list of a source for an input: the same for everybody who asks for the same. */
  list<Item, Input>(source: ListSource<Item, Input>, input: Input): ListResource<Item>;
  value<Value, Input>(source: ValueSource<Value, Input>, input: Input): ValueResource<Value>;
  /** An empty one, for what is loaded in a way of its own. */
  cell<Value>(): Cell<Value>;
}
