import type { CallName, HubEvents } from '@plaza/api-contract';
import type { ApiClient, CallOptions } from '../api.ts';
import type { Hub } from '../hub.ts';
import { onConnectionBack } from '../onConnectionBack.ts';
import { LiveCell } from './LiveCell.ts';

type Handler = (shown: never, event: never, about: never) => unknown;

/** Makes of a value what an event's handler makes of it. */
export type Handle = (shown: unknown) => unknown;

/** A source without its types: what is called, and what is listened to. */
export interface AnySource {
  call: CallName;
  on?: { [Name in keyof HubEvents]?: Handler };
  channel?: { name(input: never): string; on: { [Name in keyof HubEvents]?: Handler } };
}

export interface ResourceNeeds {
  api: ApiClient;
  hub: Hub;
}

/** Binds a live value to the api and to the hub for as long as anybody looks at it. */
export class Resource<Value> {
  readonly cell = new LiveCell<Value>();
  readonly #needs: ResourceNeeds;
  readonly #source: AnySource;
  readonly #input: object;
  readonly #loadWhole: (signal: AbortSignal) => Promise<Value>;
  /** What an event makes of the value: a list hands its handlers the items. */
  readonly #apply: (value: Value, handle: Handle) => Value | 'again';
  readonly #listeners = new Set<() => void>();
  #ends: (() => void)[] = [];
  #isAskingSoon = false;

  constructor(
    needs: ResourceNeeds,
    source: AnySource,
    input: object,
    how: {
      load(ask: (more: object) => Promise<unknown>, now: () => Value | undefined): Promise<Value>;
      apply(value: Value, handle: Handle): Value | 'again';
    },
  ) {
    this.#needs = needs;
    this.#source = source;
    this.#input = input;
    this.#apply = how.apply;
    this.#loadWhole = (signal) =>
      how.load(
        (more) => this.call(more, signal),
        () => this.cell.read().value,
      );
  }

  get isWatched(): boolean {
    return this.#listeners.size > 0;
  }

  /** Makes the call, with something more in its query. */
  call(more: object, signal: AbortSignal): Promise<unknown> {
    const query = { ...('query' in this.#input ? (this.#input.query as object) : {}), ...more };
    const input = { ...this.#input, ...(Object.keys(query).length > 0 && { query }), signal };
    // What the source was made for, it is called with.
    return this.#needs.api.call<CallName>(this.#source.call, input as CallOptions as never);
  }

  watch(listener: () => void): () => void {
    this.#listeners.add(listener);
    const forget = this.cell.subscribe(listener);
    if (this.#listeners.size === 1) this.start();
    return () => {
      forget();
      if (this.#listeners.delete(listener) && this.#listeners.size === 0) this.stop();
    };
  }

  start(): void {
    const { hub } = this.#needs;
    const { on = {}, channel } = this.#source;
    const isReset = { next: ({ reset }: { reset: boolean }) => reset && this.refetch() };
    this.#follow(hub.sync().subscribe(isReset));
    for (const name of namesOf(on))
      this.#follow(hub.on(name).subscribe({ next: ({ payload }) => this.#hear(on[name], payload) }));
    // Who comes back to a failure sees it tried again, and so does whoever has got their connection back.
    this.retry();
    this.#ends.push(onConnectionBack(() => this.cell.read().status === 'failed' && this.retry()));
    if (!channel) return;
    const address = channel.name(this.#input as never);
    // A channel that may not be heard: there is still what the call answers.
    const error = () => undefined;
    for (const name of namesOf(channel.on))
      this.#follow(
        hub
          .listen(address, name)
          .subscribe({ next: ({ payload }) => this.#hear(channel.on[name], payload), error }),
      );
    this.#follow(hub.listen(address, 'joined').subscribe({ next: () => this.refetch(), error }));
  }

  stop(): void {
    for (const end of this.#ends) end();
    this.#ends = [];
    this.cell.stop();
  }

  /** Nobody who looks at nothing asks for it. */
  refetch = (): void => void (this.isWatched && this.cell.ask(this.#loadWhole));
  retry = (): void => void this.cell.retry(this.#loadWhole);

  #hear(handle: Handler | undefined, event: unknown): void {
    if (!handle) return;
    let hasAsked = false;
    const about = { input: this.#input, isOnScreen: this.cell.read().status === 'ready' };
    // What the types of the source have matched.
    const handled: Handle = (shown) => handle(shown as never, event as never, about as never);
    this.cell.hear((now) => {
      const next = this.#apply(now, handled);
      if (next !== 'again') return next;
      // Also where it waited for the first answer, which may have left before it.
      if (!hasAsked) this.#refetchSoon();
      hasAsked = true;
      return now;
    });
  }

  /** Several events that ask for the same come together. */
  #refetchSoon(): void {
    if (this.#isAskingSoon) return;
    this.#isAskingSoon = true;
    queueMicrotask(() => {
      this.#isAskingSoon = false;
      this.refetch();
    });
  }

  #follow(subscription: { unsubscribe(): void }): void {
    this.#ends.push(() => subscription.unsubscribe());
  }
}

function namesOf(handlers: { [Name in keyof HubEvents]?: Handler }): (keyof HubEvents)[] {
  // Its keys are what its type says.
  return Object.keys(handlers) as (keyof HubEvents)[];
}
