import { type Caller } from '../caller.ts';
import { noRequest } from './keepRequest.ts';
import { type ConnectionRequest, type HubConnection } from '../hub/Call.ts';
import { type CloseOptions } from '../hub/Recipients.ts';
import { handshakeAnswer, readHandshake } from '../protocol/handshake.ts';
import { MessageType } from '../protocol/messages.ts';
import { Outgoing } from '../protocol/Outgoing.ts';
import { type ProtocolName } from '../protocol/Protocol.ts';
import { ProtocolError, tooLarge } from '../protocol/ProtocolError.ts';
import { namesOf, protocolOf } from '../protocol/protocols.ts';
import { type Transport, type TransportName } from '../transports/Transport.ts';
import { type Carried, type ConnectionIdentity } from './Carried.ts';
import { type ConnectionHost } from './ConnectionHost.ts';
import { Session } from './Session.ts';
import { type Phase, whatIsDue } from './whatIsDue.ts';

/** A handshake has some forty. */
const MOST_HANDSHAKE_BYTES = 4 * 1024;
/** Long enough for any client's first ping; see `#beginSession`. */
const HOLD_MS = 250;

/** Who returns is sent again all that is not acknowledged: so many times as much as may wait, in so long. */
const SENT_AGAIN = { most: 4, ms: 60_000 };

/** One client from negotiate to its end, over one transport or, after stateful reconnects, several in turn. */
export class Connection implements HubConnection, Carried {
  readonly id: string;
  readonly token: string;
  readonly mayReturn: boolean;
  caller: Caller;
  request: ConnectionRequest = noRequest;
  phase: Phase = 'negotiated';
  since: number;
  lastHeardAt: number;
  lastSentAt: number;
  /** The groups this connection is in, for leaving them at the end. */
  groups: Set<string> | null = null;
  /** Null while negotiated or away. */
  carrier: Transport | null = null;
  transport: TransportName | null = null;
  session: Session | null = null;
  isPaused = false;
  readonly #host: ConnectionHost;
  #beginning: Buffer | null = null;
  #items: Map<string, unknown> | null = null;
  #over: AbortController | null = null;
  #sentAgain = { bytes: 0, since: 0 };

  constructor(identity: ConnectionIdentity, host: ConnectionHost) {
    this.id = identity.id;
    this.token = identity.token;
    this.caller = identity.caller;
    this.mayReturn = identity.mayReturn;
    this.#host = host;
    this.since = this.lastHeardAt = this.lastSentAt = host.now();
  }

  get protocol(): ProtocolName | null {
    return this.session?.protocol.name ?? null;
  }

  get isAway(): boolean {
    return this.phase === 'away';
  }

  get mayBeTakenUp(): boolean {
    const most = SENT_AGAIN.most * this.#host.settings.overflowBytes;
    return (this.session?.isStateful ?? false) && this.#sentAgainOfLate().bytes <= most;
  }

  get isIdle(): boolean {
    return this.session?.invocations.isIdle ?? true;
  }

  get isDeaf(): boolean {
    return this.carrier?.isDeaf ?? false;
  }

  get hasOwnKeepAlive(): boolean {
    return this.carrier?.hasOwnKeepAlive ?? false;
  }

  get items(): Map<string, unknown> {
    return (this.#items ??= new Map());
  }

  get signal(): AbortSignal {
    this.#over ??= new AbortController();
    if (this.phase === 'closed') this.#over.abort();
    return this.#over.signal;
  }

  async drained(): Promise<void> {
    await this.space();
  }

  /** Undefined when there is space now. */
  space(): Promise<void> | undefined {
    return this.session?.outbox.space();
  }

  together(act: () => void): void {
    const { carrier } = this;
    carrier?.cork();
    try {
      act();
    } finally {
      carrier?.uncork();
    }
  }

  attach(transport: Transport): void {
    const former = this.carrier;
    this.carrier = transport;
    this.transport = transport.name;
    this.lastHeardAt = this.#host.now();
    if (this.isPaused) transport.pause();
    if (!this.session) return this.#enter('handshake');
    transport.isBinary = this.session.protocol.isBinary;
    // With a former one, the client is back before we noticed that it had gone.
    if (former) this.session.interrupted();
    former?.terminate();
    this.#enter('open');
    this.lastSentAt = this.#host.now();
    this.#sentAgainOfLate().bytes += this.session.outbox.bytes;
    this.session.resumed(transport);
  }

  received(transport: Transport, chunk: Buffer): void {
    if (transport !== this.carrier || this.phase === 'closed') return;
    this.lastHeardAt = this.#host.now();
    try {
      if (this.session) this.session.read(chunk);
      else this.#shakeHands(transport, this.#beginning ? Buffer.concat([this.#beginning, chunk]) : chunk);
    } catch (error) {
      if (!(error instanceof ProtocolError)) {
        this.#host.log({ level: 'error', text: 'reading a message failed', connectionId: this.id, error });
      }
      this.fail('Connection closed with an error.', error);
    }
  }

  alive(transport: Transport): void {
    if (transport === this.carrier) this.lastHeardAt = this.#host.now();
  }

  hasSpace(): void {
    this.session?.outbox.settle();
  }

  lost(transport: Transport, error?: Error): void {
    if (transport !== this.carrier) return;
    this.carrier = null;
    // A post that is made to wait would wait for good: nobody resumes what is gone.
    transport.resume();
    if (this.phase !== 'open' || !this.session?.isStateful) return this.#end(error);
    this.session.interrupted();
    this.#enter('away');
  }

  send(outgoing: Outgoing): boolean {
    if (!this.session || this.phase === 'closed') return false;
    this.lastSentAt = outgoing.sentAt ??= this.#host.now();
    const isTaken = this.session.outbox.send(outgoing);
    if (this.session.outbox.isOverflowing) {
      this.#host.log({ level: 'warn', text: 'closed a client that is too slow', connectionId: this.id });
      this.#end(new Error('The client is too slow.'), { allowReconnect: true });
    }
    return isTaken;
  }

  /** Makes the client wait until it is resumed. */
  setPaused(isPaused: boolean): void {
    if (this.isPaused === isPaused) return;
    this.isPaused = isPaused;
    if (isPaused) this.carrier?.pause();
    else this.carrier?.resume();
  }

  close(options: CloseOptions = {}): void {
    this.#end(undefined, options);
  }

  /** Ends because of an error, of which the client reads only as much as the settings allow. */
  fail(sentence: string, cause: unknown): void {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    const mayTell = this.#host.settings.detailedErrors || error instanceof ProtocolError;
    this.#end(error, { reason: mayTell ? `${sentence} ${error.name}: ${error.message}` : sentence });
  }

  tick(now: number): void {
    const { expiresAt = Infinity } = this.caller;
    if (this.#host.epoch() > expiresAt + this.#host.settings.expiryGraceMs) {
      return this.#end(new Error('The access has expired.'), { allowReconnect: true });
    }
    const due = whatIsDue(this, this.#host.settings, now);
    if (due.act === 'end') return this.#end(new Error(due.reason), { allowReconnect: true });
    if (due.act === 'ping') this.send(new Outgoing({ type: MessageType.Ping }));
    if (this.carrier) this.session?.acknowledge();
    this.carrier?.tick(now);
  }

  #sentAgainOfLate(): { bytes: number } {
    const now = this.#host.now();
    if (now - this.#sentAgain.since > SENT_AGAIN.ms) this.#sentAgain = { bytes: 0, since: now };
    return this.#sentAgain;
  }

  #enter(phase: Phase): void {
    this.phase = phase;
    this.since = this.#host.now();
  }

  #shakeHands(transport: Transport, bytes: Buffer): void {
    const { settings } = this.#host;
    const reading = readHandshake(bytes, namesOf(settings.protocols));
    if (reading.kind === 'incomplete') {
      if (bytes.length > MOST_HANDSHAKE_BYTES) throw tooLarge(MOST_HANDSHAKE_BYTES);
      this.#beginning = bytes;
    } else if (reading.kind === 'refused') {
      transport.send(handshakeAnswer(false, reading.error));
      this.#end(new ProtocolError(reading.error));
    } else {
      this.#beginning = null;
      const protocol = protocolOf(settings.protocols, reading.handshake.protocol);
      transport.isBinary = protocol.isBinary;
      transport.send(handshakeAnswer(protocol.isBinary));
      const isStateful = this.mayReturn && transport.name === 'WebSockets' && reading.handshake.version >= 2;
      this.#beginSession(transport, protocol, isStateful);
      if (reading.rest.length > 0) this.received(transport, reading.rest);
    }
  }

  /**
   * The stock client begins to count a little after it has read the handshake answer. A numbered message that stands
   * right behind the answer would be missed in its count, and come twice after a reconnect. So these wait for the
   * client's first word, which is a ping that it sends as soon as it counts.
   */
  #beginSession(transport: Transport, protocol: Session['protocol'], isStateful: boolean): void {
    const invocations = this.#host.createInvocations(this);
    const { settings } = this.#host;
    const session = new Session({
      protocol,
      transport,
      isStateful,
      settings,
      invocations,
      onClose: () => this.#end(undefined),
    });
    this.session = session;
    if (isStateful) {
      session.outbox.hold();
      this.#host.after(HOLD_MS, () => session.outbox.release());
    }
    this.#enter('open');
    this.#host.opened(this).then(
      () => invocations.start(),
      (error: unknown) => this.fail('Connection closed with an error.', error),
    );
  }

  #end(error: Error | undefined, farewell?: CloseOptions): void {
    if (this.phase === 'closed') return;
    const wasOpen = this.phase === 'open';
    this.phase = 'closed';
    // Before the client hears of it: a stateful client tries at once to take the connection up again, and must not find it.
    this.#host.closed(this, error);
    if (wasOpen && farewell && this.session) {
      const { reason, allowReconnect } = farewell;
      const close = { type: MessageType.Close, error: reason, allowReconnect } as const;
      this.session.outbox.send(new Outgoing(close));
    }
    this.session?.end();
    this.#over?.abort();
    this.carrier?.close();
    this.carrier = null;
  }
}
