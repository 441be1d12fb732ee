import { MessageType } from '../protocol/messages.ts';
import { Outgoing } from '../protocol/Outgoing.ts';
import { type Address } from './address.ts';
import { type EventName, type EventsOf, type EventValues } from './events.ts';

export interface CloseOptions {
  /** The client hears it as "Server returned an error on close: …". */
  readonly reason?: string;
  /** Whether clients with automatic reconnect should come back. */
  readonly allowReconnect?: boolean;
}

/** What recipients need from the hub they belong to. */
export interface Delivery {
  send(address: Address, outgoing: Outgoing): void;
  close(address: Address, options: CloseOptions): void;
}

/** Some clients of a hub, on whatever node they are. */
export class Recipients<Events extends EventsOf<Events>> {
  readonly #delivery: Delivery;
  readonly #address: Address;
  readonly #isEphemeral: boolean;

  constructor(delivery: Delivery, address: Address, isEphemeral = false) {
    this.#delivery = delivery;
    this.#address = address;
    this.#isEphemeral = isEphemeral;
  }

  /** The same clients, for what may be lost: dropped first under pressure, never kept for a client that is away. */
  get ephemeral(): Recipients<Events> {
    return new Recipients(this.#delivery, this.#address, true);
  }

  except(...connectionIds: string[]): Recipients<Events> {
    const except = [...this.#address.except, ...connectionIds];
    return new Recipients(this.#delivery, { ...this.#address, except }, this.#isEphemeral);
  }

  /** Not the connections of these users either, on whatever node they are. */
  exceptUsers(...userIds: string[]): Recipients<Events> {
    const exceptUsers = [...(this.#address.exceptUsers ?? []), ...userIds];
    return new Recipients(this.#delivery, { ...this.#address, exceptUsers }, this.#isEphemeral);
  }

  send<Name extends EventName<Events>>(event: Name, ...values: EventValues<Events, Name>): void {
    const message = { type: MessageType.Invocation, target: event, arguments: values } as const;
    this.#delivery.send(this.#address, new Outgoing(message, this.#isEphemeral));
  }

  /** Ends their connections. */
  close(options: CloseOptions = {}): void {
    this.#delivery.close(this.#address, options);
  }
}
