import { type HubMessage, MessageType } from '../protocol/messages.ts';
import { Outgoing } from '../protocol/Outgoing.ts';
import { type PayloadReader, type Protocol } from '../protocol/Protocol.ts';
import { type HubSettings } from '../settings.ts';
import { type Transport } from '../transports/Transport.ts';
import { InboundSequence } from './InboundSequence.ts';
import { type Invocations } from './Invocations.ts';
import { Outbox } from './Outbox.ts';

/** Stock clients stop sending at 100,000 unacknowledged bytes: say it well before. */
const ACK_BYTES = 50_000;

interface SessionParts {
  readonly protocol: Protocol;
  readonly transport: Transport;
  readonly isStateful: boolean;
  readonly settings: HubSettings;
  readonly invocations: Invocations;
  onClose(): void;
}

/** What begins with the handshake: the protocol, both directions, and the calls that are under way. */
export class Session {
  readonly protocol: Protocol;
  readonly outbox: Outbox;
  readonly invocations: Invocations;
  readonly #inbound: InboundSequence | null;
  readonly #settings: HubSettings;
  readonly #onClose: () => void;
  #reader: PayloadReader;
  /** Early acknowledgements wait a while after a return: stock clients lose messages when one meets their resending. */
  #isSettled = true;

  constructor({ protocol, transport, isStateful, settings, invocations, onClose }: SessionParts) {
    this.protocol = protocol;
    this.#settings = settings;
    this.outbox = new Outbox(protocol, transport, settings, isStateful);
    this.invocations = invocations;
    this.#inbound = isStateful ? new InboundSequence() : null;
    this.#reader = protocol.createReader(settings.maxMessageBytes);
    this.#onClose = onClose;
  }

  /** Whether another transport may take over. */
  get isStateful(): boolean {
    return this.#inbound !== null;
  }

  read(chunk: Buffer): void {
    this.outbox.release();
    this.#reader.read(chunk, (payload) => {
      const message = this.protocol.parse(payload);
      if (message && (this.#inbound?.isNew(message, payload.length) ?? true)) this.#take(message);
    });
    if (this.#isSettled && this.#inbound && this.#inbound.pendingBytes > ACK_BYTES) this.acknowledge();
  }

  acknowledge(): void {
    this.#isSettled = true;
    const sequenceId = this.#inbound?.pendingAck ?? null;
    if (sequenceId === null) return;
    this.outbox.send(new Outgoing({ type: MessageType.Ack, sequenceId }));
    this.#inbound?.acknowledged();
  }

  interrupted(): void {
    this.outbox.detach();
    this.#inbound?.interrupted();
    // Half a message that was under way will be sent again from its beginning.
    this.#reader = this.protocol.createReader(this.#settings.maxMessageBytes);
  }

  resumed(transport: Transport): void {
    this.#isSettled = false;
    this.outbox.reattach(transport, (sequenceId) => new Outgoing({ type: MessageType.Sequence, sequenceId }));
  }

  end(): void {
    this.invocations.end();
    this.outbox.settle(true);
  }

  #take(message: HubMessage): void {
    switch (message.type) {
      case MessageType.Ack:
        return this.outbox.acknowledge(message.sequenceId);
      case MessageType.Close:
        return this.#onClose();
      case MessageType.Ping:
      case MessageType.Sequence:
        return;
      default:
        this.invocations.take(message);
    }
  }
}
