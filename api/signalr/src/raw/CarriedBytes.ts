import { type Caller } from '../caller.ts';
import { type Carried, type CarriedHost, type ConnectionIdentity } from '../connection/Carried.ts';
import { noRequest } from '../connection/keepRequest.ts';
import { type Phase } from '../connection/whatIsDue.ts';
import { type ConnectionRequest } from '../hub/Call.ts';
import { Frame, HEAD_SPACE, withHeadSpace } from '../protocol/Frame.ts';
import { type Transport, type TransportName } from '../transports/Transport.ts';
import { type RawConnection, type RawFormat } from './RawConnection.ts';
import { Unread } from './Unread.ts';

interface BytesHost extends CarriedHost {
  opened(connection: RawConnection): Promise<void>;
  closed(connection: CarriedBytes): void;
}

/** A raw connection from negotiate to its end. It has one transport: who loses it begins anew. */
export class CarriedBytes implements Carried, RawConnection {
  readonly id: string;
  readonly token: string;
  readonly isAway = false;
  readonly mayBeTakenUp = false;
  readonly isIdle = true;
  readonly items = new Map<string, unknown>();
  caller: Caller;
  request: ConnectionRequest = noRequest;
  phase: Phase = 'negotiated';
  since: number;
  carrier: Transport | null = null;
  transport: TransportName | null = null;
  format: RawFormat = 'text';
  readonly #host: BytesHost;
  readonly #over = new AbortController();
  readonly #unread = new Unread(() => this.#weigh());
  #lastHeardAt: number;
  #lastSentAt: number;
  #lastPingAt = 0;
  #isPaused = false;
  #isLost = false;
  #waiting: (() => void)[] = [];

  constructor({ id, token, caller }: ConnectionIdentity, host: BytesHost) {
    this.id = id;
    this.token = token;
    this.caller = caller;
    this.#host = host;
    this.since = this.#lastHeardAt = this.#lastSentAt = host.now();
  }

  get signal(): AbortSignal {
    return this.#over.signal;
  }

  [Symbol.asyncIterator](): AsyncIterator<Buffer, undefined> {
    return this.#unread;
  }

  async send(bytes: string | Uint8Array): Promise<boolean> {
    const { carrier } = this;
    if (!carrier) return false;
    const { pressureBytes, overflowBytes } = this.#host.settings;
    carrier.isBinary = this.format === 'binary';
    carrier.send(frameOf(bytes, carrier.isBinary));
    this.#lastSentAt = this.#host.now();
    if (carrier.bufferedBytes > overflowBytes) {
      this.#host.log({ level: 'warn', text: 'closed a client that is too slow', connectionId: this.id });
      this.#end();
    } else if (carrier.bufferedBytes > pressureBytes) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    return this.carrier !== null;
  }

  close(): void {
    this.#end();
  }

  attach(transport: Transport): void {
    this.carrier = transport;
    this.transport = transport.name;
    this.phase = 'open';
    this.since = this.#lastHeardAt = this.#lastSentAt = this.#host.now();
    this.#host.opened(this).then(
      () => this.#end(),
      (error: unknown) => {
        this.#host.log({ level: 'error', text: 'a raw connection failed', connectionId: this.id, error });
        this.#end();
      },
    );
  }

  received(transport: Transport, chunk: Buffer): void {
    if (transport !== this.carrier) return;
    this.#lastHeardAt = this.#host.now();
    // The chunk is the system's to use again once it has been read.
    this.#unread.add(Buffer.from(chunk));
    if (this.#isLost || this.#isPaused || this.#unread.bytes <= this.#host.settings.maxMessageBytes) return;
    this.#isPaused = true;
    transport.pause();
  }

  alive(transport: Transport): void {
    if (transport === this.carrier) this.#lastHeardAt = this.#host.now();
  }

  hasSpace(): void {
    if ((this.carrier?.bufferedBytes ?? 0) <= this.#host.settings.pressureBytes) this.#goOn();
  }

  lost(transport: Transport): void {
    if (transport !== this.carrier) return;
    // What it said before it went is still to be read.
    this.#isLost = true;
    if (this.#isPaused) transport.resume();
    this.#end();
  }

  tick(now: number): void {
    const { settings } = this.#host;
    const { expiresAt = Infinity } = this.caller;
    const { carrier } = this;
    if (this.#host.epoch() > expiresAt + settings.expiryGraceMs) return this.#end();
    if (!carrier) {
      if (now - this.since > settings.connectTimeoutMs) this.#end();
      return;
    }
    // Only a WebSocket answers a ping; whoever listens to an event stream may be silent for as long as it likes.
    const mustAnswer = carrier.name === 'WebSockets' && !carrier.isDeaf;
    if (mustAnswer && now - this.#lastHeardAt > settings.clientTimeoutMs) return carrier.terminate();
    const quietSince = Math.max(Math.min(this.#lastSentAt, this.#lastHeardAt), this.#lastPingAt);
    if (now - quietSince >= settings.keepAliveMs) {
      this.#lastPingAt = now;
      carrier.ping();
    }
    carrier.tick(now);
  }

  /** Lets the client go on when its handler has caught up. */
  #weigh(): void {
    if (!this.#isPaused || this.#unread.bytes > this.#host.settings.maxMessageBytes / 2) return;
    this.#isPaused = false;
    this.carrier?.resume();
  }

  #goOn(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #end(): void {
    if (this.phase === 'closed') return;
    this.phase = 'closed';
    this.#host.closed(this);
    const { carrier } = this;
    this.carrier = null;
    this.#unread.end();
    this.#goOn();
    this.#over.abort();
    carrier?.close();
  }
}

function frameOf(bytes: string | Uint8Array, isBinary: boolean): Frame {
  if (typeof bytes === 'string') return Frame.ofText(bytes, isBinary);
  const whole = withHeadSpace(bytes.length);
  whole.set(bytes, HEAD_SPACE);
  return Frame.ofBytes(whole, isBinary);
}
