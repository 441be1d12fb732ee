import { type Frame } from './Frame.ts';
import { type HubMessage, isNumbered } from './messages.ts';
import { type Protocol } from './Protocol.ts';

/** One message on its way to any number of connections: written once per protocol, never once per connection. */
export class Outgoing {
  readonly message: HubMessage;
  /** May be lost: dropped under pressure and never kept for a connection that is away. */
  readonly isEphemeral: boolean;
  readonly isNumbered: boolean;
  /** When it was sent to the first of all who get it; asked of the clock once and not for each. */
  sentAt: number | null = null;
  #json: Frame | null = null;
  #messagePack: Frame | null = null;
  /** In protocols that are not built in. */
  #others: Map<Protocol, Frame> | null = null;

  constructor(message: HubMessage, isEphemeral = false) {
    this.message = message;
    this.isEphemeral = isEphemeral;
    this.isNumbered = isNumbered(message);
  }

  frame(protocol: Protocol): Frame {
    if (protocol.name === 'json') return (this.#json ??= protocol.encode(this.message));
    if (protocol.name === 'messagepack') return (this.#messagePack ??= protocol.encode(this.message));
    this.#others ??= new Map();
    const written = this.#others.get(protocol) ?? protocol.encode(this.message);
    this.#others.set(protocol, written);
    return written;
  }
}
