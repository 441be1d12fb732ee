import type { CallAnswer, CallInput, CallName, HubEvents } from '@plaza/api-contract';

/** One page of a list, as every new list answers on the wire. */
export interface Page<Item> {
  items: readonly Item[];
  /** Where the next page begins; null when this is the last. */
  next: string | null;
}

/**
 * What an event makes of what is shown. It says what is, never "one more": it may meet an answer that knows of it. `again`
 * where the event does not say enough: then the server is asked.
 */
type Hear<Shown, Input> = {
  [Name in keyof HubEvents]?: (shown: Shown, event: HubEvents[Name], about: Heard<Input>) => Shown | 'again';
};

/** What else a handler may want to know. */
export interface Heard<Input = unknown> {
  input: Input;
  /** Whether there was something on screen when it was heard. Otherwise it meets the first answer. */
  isOnScreen: boolean;
}

interface Listening<Shown, Input> {
  /** Events that come to this member. */
  on?: Hear<Shown, Input>;
  /** Events of a channel. Each time that listening begins anew the server is asked, so nothing slips through. */
  channel?: { name(input: Input): string; on: Hear<Shown, Input> };
}

/** A value that is loaded and listened to. Make it with `liveValue`, once, outside of components. */
export interface ValueSource<Value, Input = unknown> extends Listening<Value, Input> {
  readonly call: CallName;
  /** Only in types. */
  takes?(input: Input): void;
}

/** The same for a list with pages. Make it with `liveList`. */
export interface ListSource<Item, Input = unknown> extends Listening<readonly Item[], Input> {
  readonly call: CallName;
  takes?(input: Input): void;
  /** What makes an item itself. */
  key(item: Item): string | number;
  /** Reads the answer of a call that does not speak of pages. */
  page?(answer: never): Page<Item>;
}

/** What a call takes; nothing where it can do without. */
export type InputOf<Name extends CallName> =
  Record<never, never> extends CallInput<Name> ? CallInput<Name> | undefined : CallInput<Name>;

export type ItemOf<Answer> = Answer extends readonly (infer Item)[]
  ? Item
  : Answer extends { items: readonly (infer Item)[] }
    ? Item
    : never;

/** `liveValue('GET /notifications/unread', { on: { notification: (_, { unread }) => ({ unread }) } })` */
export function liveValue<Name extends CallName>(
  call: Name,
  listening: Listening<CallAnswer<Name>, InputOf<Name>> = {},
): ValueSource<CallAnswer<Name>, InputOf<Name>> {
  return { call, ...listening };
}

/** `liveList('GET /friends', { key: ({ id }) => id, on: { friendship: () => 'again' } })` */
export function liveList<Name extends CallName, Item = ItemOf<CallAnswer<Name>>>(
  call: Name,
  about: Listening<readonly Item[], InputOf<Name>> & {
    key(item: Item): string | number;
    page?(answer: CallAnswer<Name>): Page<Item>;
  },
): ListSource<Item, InputOf<Name>> {
  return { call, ...about };
}
