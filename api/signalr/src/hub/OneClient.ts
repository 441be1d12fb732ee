import { toConnections } from './address.ts';
import { type EventName, type EventResult, type EventsOf, type EventValues } from './events.ts';
import { type Delivery, Recipients } from './Recipients.ts';

/** What one client needs beyond what many need: an answer can only come from one. */
export interface Asking extends Delivery {
  ask(
    connectionId: string,
    event: string,
    values: readonly unknown[],
    signal?: AbortSignal,
  ): Promise<unknown>;
}

/** One client, which can also be asked for a result. */
export class OneClient<Events extends EventsOf<Events>> extends Recipients<Events> {
  readonly #asking: Asking;
  readonly #connectionId: string;

  constructor(asking: Asking, connectionId: string) {
    super(asking, toConnections([connectionId]));
    this.#asking = asking;
    this.#connectionId = connectionId;
  }

  /** Calls the client's handler and resolves with what it returns; rejects when it throws, leaves or takes too long. */
  async invoke<Name extends EventName<Events>>(
    event: Name,
    ...values: EventValues<Events, Name>
  ): Promise<EventResult<Events, Name>> {
    const result = await this.#asking.ask(this.#connectionId, event, values);
    // What a client answers is as the client likes it: parse it where it matters.
    return result as EventResult<Events, Name>;
  }
}
