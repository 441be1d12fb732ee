import { once } from 'node:events';
import { type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { Duplex, Writable } from 'node:stream';
import { Frame } from '../protocol/Frame.ts';
import { EventStreamTransport } from './EventStreamTransport.ts';
import { LongPollingTransport } from './LongPollingTransport.ts';
import { type TransportEvents } from './Transport.ts';
import { WebSocketTransport } from './WebSocketTransport.ts';

const MINUTE = 60_000;
const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 100, 0, 0, 0, 0]), Buffer.alloc(100, 'x')]);

/** A text as a client sends it, with a mask of zeros. */
function aText(payload: string): Buffer {
  const head = Buffer.from([0x81, 0x80 | 126, 0, 0, 0, 0, 0, 0]);
  head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, Buffer.from(payload)]);
}

/** To a client that takes nothing. */
class TestSocket extends Duplex {
  setTimeout = (): this => this;
  setNoDelay = (): this => this;
  override _read(): void {}
  override _write(): void {}
}

class TestResponse extends Writable {
  writeHead = (): this => this;
  override _write(): void {}
}

const events: TransportEvents = { received() {}, alive() {}, hasSpace() {}, lost() {} };

function aWebSocket() {
  const socket = new TestSocket();
  // What a transport does with a socket, this one can do.
  return { socket, transport: new WebSocketTransport(socket as unknown as Socket, 100_000, events) };
}

function aResponse() {
  const response = new TestResponse();
  return { response, asServerResponse: response as unknown as ServerResponse };
}

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick'] }));
afterEach(() => void jest.useRealTimers());

describe('a client that reads nothing', () => {
  it('orders no more pongs than it should have read long ago', () => {
    const { socket, transport } = aWebSocket();
    for (let turn = 0; turn < 10_000; turn += 1) transport.read(Buffer.from(ping));
    expect(socket.writableLength).toBeGreaterThan(ping.length);
    expect(socket.writableLength).toBeLessThan(20_000);
  });

  it('is let go when it has posted its last word, although it was sent much', () => {
    const { socket, transport } = aWebSocket();
    transport.send(Frame.ofText('x'.repeat(100_000)));
    socket.emit('end');
    expect(socket.destroyed).toBe(false);
    jest.advanceTimersByTime(MINUTE);
    expect(socket.destroyed).toBe(true);
  });

  it('is let go when its event stream is over', () => {
    const { response, asServerResponse } = aResponse();
    const transport = new EventStreamTransport(asServerResponse, events);
    transport.send(Frame.ofText('x'.repeat(100_000)));
    transport.close();
    expect(response.destroyed).toBe(false);
    jest.advanceTimersByTime(MINUTE);
    expect(response.destroyed).toBe(true);
  });

  it('is let go with the answer to its poll, and until then is known to be slow', async () => {
    const transport = new LongPollingTransport(events, {
      pollTimeoutMs: MINUTE,
      pollGapMs: MINUTE,
      now: () => 0,
    });
    const { response, asServerResponse } = aResponse();
    transport.send(Frame.ofText('x'.repeat(100_000)));
    transport.poll(asServerResponse);
    expect(transport.bufferedBytes).toBe(100_000);
    jest.advanceTimersByTime(MINUTE);
    await once(response, 'close');
    expect(transport.bufferedBytes).toBe(0);
  });
});

describe('a client that floods its socket', () => {
  const flood = Buffer.alloc(64 * 1024 - ((64 * 1024) % ping.length) + ping.length, ping);

  it('lets others take their turn after each chunk', () => {
    const { socket } = aWebSocket();
    socket.emit('data', Buffer.from(ping));
    expect(socket.isPaused()).toBe(false);
    socket.emit('data', Buffer.from(flood));
    expect(socket.isPaused()).toBe(true);
    jest.runOnlyPendingTimers();
    expect(socket.isPaused()).toBe(false);
  });

  it('goes on waiting if it was told to', () => {
    const { socket, transport } = aWebSocket();
    transport.pause();
    const words = Buffer.concat(Array.from({ length: 3 }, () => aText('x'.repeat(60_000))));
    socket.emit('data', words);
    jest.runOnlyPendingTimers();
    expect(socket.isPaused()).toBe(true);
    transport.resume();
    expect(socket.isPaused()).toBe(false);
  });
});
