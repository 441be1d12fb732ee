import { type ServerResponse } from 'node:http';
import { type Frame } from '../protocol/Frame.ts';
import { giveUpInTime, PostedTransport } from './PostedTransport.ts';
import { type TransportEvents } from './Transport.ts';

interface PollTimes {
  readonly pollTimeoutMs: number;
  readonly pollGapMs: number;
  now(): number;
}

const OK = 200;
const NO_CONTENT = 204;

/** Long polling: frames wait here for the client to fetch them. */
export class LongPollingTransport extends PostedTransport {
  readonly name = 'LongPolling';
  readonly hasOwnKeepAlive = true;
  /** Told once, when no more can be sent; what was sent may still wait to be fetched. */
  onClosed: () => void = () => undefined;
  readonly #times: PollTimes;
  #frames: Buffer[] = [];
  #bytes = 0;
  /** Bytes of answers that the network has not taken yet. */
  #underWay = 0;
  #poll: ServerResponse | null = null;
  /** When the current poll came, or the last one went. */
  #since: number;
  #isClosed = false;

  constructor(events: TransportEvents, times: PollTimes) {
    super(events);
    this.#times = times;
    this.#since = times.now();
  }

  get bufferedBytes(): number {
    return this.#bytes + this.#underWay;
  }

  /** The first poll of a connection only says hello: the client begins to send when it is answered. */
  greet(response: ServerResponse): void {
    this.#answer(response, OK);
  }

  poll(response: ServerResponse): void {
    this.#poll?.writeHead(NO_CONTENT).end();
    this.#poll = response;
    this.#since = this.#times.now();
    response.on('error', () => undefined);
    // The client gave this poll up. That is no farewell: it may poll again.
    response.on('close', () => this.#forget(response));
    if (this.#isClosed || this.#frames.length > 0) this.#flush();
  }

  send({ payload }: Frame): void {
    if (this.#isClosed) return;
    this.#frames.push(payload);
    this.#bytes += payload.length;
    // One answer for all that is sent in this turn.
    if (this.#poll && this.#frames.length === 1) setImmediate(() => this.#flush());
  }

  cork(): void {
    // What is sent in one turn is one answer anyway.
  }

  uncork(): void {
    // See above.
  }

  ping(): void {
    // Polls that come and go show it.
  }

  close(): void {
    this.resume();
    if (!this.#isClosed) this.onClosed();
    this.#isClosed = true;
    this.#flush();
  }

  terminate(): void {
    this.#frames = [];
    this.close();
  }

  /** The client posted goodbye. */
  leave(): void {
    this.events.lost(this);
    this.terminate();
  }

  /** Closed, and the client has heard of it or will never ask. */
  isForgettable(now: number): boolean {
    return this.#isClosed && this.#poll === null && now - this.#since > this.#times.pollGapMs;
  }

  tick(now: number): void {
    const passed = now - this.#since;
    if (this.#poll) {
      if (passed > this.#times.pollTimeoutMs) this.#take(OK);
    } else if (passed > this.#times.pollGapMs && !this.#isClosed) {
      this.events.lost(this, new Error('The client stopped polling.'));
    }
  }

  #flush(): void {
    if (!this.#poll) return;
    if (this.#frames.length === 0) {
      if (this.#isClosed) this.#take(NO_CONTENT);
      return;
    }
    const body = Buffer.concat(this.#frames);
    this.#frames = [];
    this.#bytes = 0;
    this.#take(OK, body);
    this.events.hasSpace();
  }

  #take(status: number, body?: Buffer): void {
    const response = this.#poll;
    if (!response) return;
    this.#forget(response);
    this.#answer(response, status, body);
  }

  #answer(response: ServerResponse, status: number, body?: Buffer): void {
    response.writeHead(status, {
      'Content-Type': this.isBinary ? 'application/octet-stream' : 'text/plain',
      'Cache-Control': 'no-cache, no-store',
      ...(status === OK && { 'Content-Length': body?.length ?? 0 }),
    });
    const size = body?.length ?? 0;
    this.#underWay += size;
    response.once('close', () => {
      this.#underWay -= size;
      this.events.hasSpace();
    });
    response.end(body);
    giveUpInTime(response);
  }

  #forget(response: ServerResponse): void {
    if (this.#poll !== response) return;
    this.#poll = null;
    this.#since = this.#times.now();
  }
}
