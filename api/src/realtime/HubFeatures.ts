import type { HubAskName, HubAsks, HubStreamName, HubStreams, LoggedEventName } from '@plaza/api-contract';
import { type AnyEvents, type Call, type HubDefinition, hubFor, type Schema } from '@plaza/signalr-server';
import type { Knex } from 'knex';
import type { ChannelKind } from './channels.ts';
import type { Revisers } from './keptAfter.ts';

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
export class HubFeatures {
  readonly channelKinds: ChannelKind[] = [];
  readonly revisers: Revisers = {};
  readonly #answers: ((askerOf: AskerOf) => Methods)[] = [];
  readonly #followers: { channel: string; heard: () => void }[] = [];
  /** Whether this process hears at this moment what is said on channels; the hub says so once it is open. */
  isListening = (): boolean => false;

  /** Opens the channels whose names begin like this. What nobody opened does not exist. */
  openChannels(kind: ChannelKind): void {
    this.channelKinds.push(kind);
  }

  /** Says what of a logged event is told to who comes for it later: what it is about may be gone, or closed to them. */
  revise<Name extends LoggedEventName>(name: Name, revise: Revisers[Name]): void {
    this.revisers[name] = revise;
  }

  /**
   * Calls a slice of this process whenever something was said on a channel, or may have been while nobody could hear it,
   * and before any browser hears of it.
   */
  follow(channel: string, heard: () => void): { isListening(): boolean } {
    this.#followers.push({ channel, heard });
    return { isListening: () => this.isListening() };
  }

  /** Something was said on these channels; without any, perhaps on all of them. */
  tellFollowers(channels?: readonly string[]): void {
    for (const { channel, heard } of this.#followers) if (!channels || channels.includes(channel)) heard();
  }

  /** Answers a question of the contract's `HubAsks`. */
  answer<Name extends HubAskName>(
    name: Name,
    says: Schemas<HubAsks[Name]['says']>,
    act: (asker: Asker, ...args: HubAsks[Name]['says']) => Promise<HubAsks[Name]['gets']>,
  ): void {
    this.#answers.push((askerOf) => ({
      // The schemas make of what was said what `act` takes: the type above sees to that.
      [name]: method<readonly Schema<unknown>[], unknown>(says, (call, ...args) =>
        Reflect.apply(act, undefined, [askerOf(call), ...args]),
      ),
    }));
  }

  /** Answers with one of the contract's `HubStreams`. */
  stream<Name extends HubStreamName>(
    name: Name,
    says: Schemas<HubStreams[Name]['says']>,
    act: (asker: Asker, ...args: HubStreams[Name]['says']) => AsyncIterable<HubStreams[Name]['gets']>,
  ): void {
    this.#answers.push((askerOf) => ({
      [name]: stream<readonly Schema<unknown>[], unknown>(says, (call, ...args) =>
        Reflect.apply(act, undefined, [askerOf(call), ...args]),
      ),
    }));
  }

  methods(askerOf: AskerOf): Methods {
    return Object.assign({}, ...this.#answers.map((answer) => answer(askerOf)));
  }
}
