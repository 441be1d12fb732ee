import type { HubAskName, HubAsks, HubStreamName, HubStreams } from '@plaza/api-contract';
import { type AnyEvents, type Call, type HubDefinition, hubFor, type Schema } from '@plaza/signalr-server';
import type { Knex } from 'knex';
import type { ChannelKind } from './channels.ts';

const { method, stream } = hubFor<AnyEvents>();

/** Who asks, while the answer is made. */
export interface Asker {
  userId: string;
  /** The pool. */
  db: Knex;
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
}

type Schemas<Values extends readonly unknown[]> = { [Index in keyof Values]: Schema<Values[Index]> };
type AskerOf = (call: Call<AnyEvents>) => Asker;
type Methods = HubDefinition<AnyEvents>['methods'];

/** Where slices say, before the hub opens, what there is to be had on it. */
export class HubDoor {
  readonly channelKinds: ChannelKind[] = [];
  readonly #answers: ((askerOf: AskerOf) => Methods)[] = [];

  /** Opens the channels whose names begin like this. What nobody opened does not exist. */
  openChannels(kind: ChannelKind): void {
    this.channelKinds.push(kind);
  }

  /** Answers a question of the contract's `HubAsks`. */
  answer<Name extends HubAskName>(
    name: Name,
    says: Schemas<HubAsks[Name]['says']>,
    act: (asker: Asker, ...said: HubAsks[Name]['says']) => Promise<HubAsks[Name]['gets']>,
  ): void {
    this.#answers.push((askerOf) => ({
      // The schemas make of what was said what `act` takes: the type above sees to that.
      [name]: method<readonly Schema<unknown>[], unknown>(says, (call, ...said) =>
        Reflect.apply(act, undefined, [askerOf(call), ...said]),
      ),
    }));
  }

  /** Answers with one of the contract's `HubStreams`. */
  stream<Name extends HubStreamName>(
    name: Name,
    says: Schemas<HubStreams[Name]['says']>,
    act: (asker: Asker, ...said: HubStreams[Name]['says']) => AsyncIterable<HubStreams[Name]['gets']>,
  ): void {
    this.#answers.push((askerOf) => ({
      [name]: stream<readonly Schema<unknown>[], unknown>(says, (call, ...said) =>
        Reflect.apply(act, undefined, [askerOf(call), ...said]),
      ),
    }));
  }

  methods(askerOf: AskerOf): Methods {
    return Object.assign({}, ...this.#answers.map((answer) => answer(askerOf)));
  }
}
