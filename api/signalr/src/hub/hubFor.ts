import { type Streamed } from '../streams/Streamed.ts';
import { type Call, type HubContext } from './Call.ts';
import { type EventsOf } from './events.ts';
import { type Input, type InputValues } from './inputs.ts';

/** A method that answers once. */
export interface OneAnswer<Values extends readonly unknown[], Result> {
  readonly kind: 'method';
  readonly inputs: readonly Input[];
  run(call: never, ...values: Values): Result | Promise<Result>;
}

/** A method that answers with a stream of items. */
export interface ManyAnswers<Values extends readonly unknown[], Item> {
  readonly kind: 'stream';
  readonly inputs: readonly Input[];
  run(call: never, ...values: Values): Streamed<Item> | Promise<Streamed<Item>>;
}

export type Methods = Record<string, OneAnswer<never[], unknown> | ManyAnswers<never[], unknown>>;

/** A hub: what its clients may call and what happens when they come and go. */
export interface HubDefinition<Events extends EventsOf<Events>, M extends Methods = Methods> {
  readonly methods: M;
  /** Throw to refuse the connection. Calls of the client wait until this is done. */
  connected?(context: HubContext<Events>): Promise<void> | void;
  /** The client goes on with a new token, and `context.connection.caller` is who it says. Throw to end the connection. */
  refreshed?(context: HubContext<Events>): Promise<void> | void;
  disconnected?(context: HubContext<Events>, error: Error | undefined): Promise<void> | void;
}

/** The words for hubs that speak these events to their clients. */
export interface HubWords<Events extends EventsOf<Events>> {
  hub<M extends Methods>(definition: HubDefinition<Events, M>): HubDefinition<Events, M>;
  method<const Inputs extends readonly Input[], Result>(
    inputs: Inputs,
    run: (call: Call<Events>, ...values: InputValues<Inputs>) => Result | Promise<Result>,
  ): OneAnswer<InputValues<Inputs>, Result>;
  stream<const Inputs extends readonly Input[], Item>(
    inputs: Inputs,
    run: (call: Call<Events>, ...values: InputValues<Inputs>) => Streamed<Item> | Promise<Streamed<Item>>,
  ): ManyAnswers<InputValues<Inputs>, Item>;
}

/** `const { hub, method, stream } = hubFor<ChatEvents>()`: everything after it knows the events by type. */
export function hubFor<Events extends EventsOf<Events>>(): HubWords<Events> {
  return {
    hub: (definition) => definition,
    method: (inputs, run) => ({ kind: 'method', inputs, run }),
    stream: (inputs, run) => ({ kind: 'stream', inputs, run }),
  };
}

/** What a typed client can call: `HubMethods<typeof chat>['say']` is `(text: string) => void`. */
export type HubMethods<Definition extends { methods: Methods }> = {
  [Name in keyof Definition['methods']]: Definition['methods'][Name] extends OneAnswer<
    infer Values,
    infer Result
  >
    ? (...values: Values) => Awaited<Result>
    : Definition['methods'][Name] extends ManyAnswers<infer Values, infer Item>
      ? (...values: Values) => AsyncIterable<Item>
      : never;
};
