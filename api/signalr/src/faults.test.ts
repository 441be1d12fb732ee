import { Subject } from '@microsoft/signalr';
import { decode, encode } from '@msgpack/msgpack';
import { once } from 'node:events';
import { z } from 'zod';
import { hubFor } from './hub/hubFor.ts';
import { upload } from './hub/inputs.ts';
import { handshake, rawSocket, RS } from './testing/rawSocket.ts';
import { connect, serve } from './testing/serve.ts';
import { signal } from './testing/signals.ts';
import { everySocket, webSocketsJson, webSocketsMessagePack } from './testing/ways.ts';

const { hub, method, stream } = hubFor<{ posted(value: unknown): void }>();

function aHall() {
  const gone = signal<string>();
  const never = signal();
  const hall = hub({
    disconnected: (_context, error) => gone.fire(error?.message ?? 'bye'),
    methods: {
      ping: method([], () => 'pong'),
      echo: method([z.unknown()], (_call, value) => value),
      kindOf: method([z.unknown()], (_call, value) => typeof value),
      wait: method([], () => never.promise),
      collect: method([upload(z.number())], async (_call, numbers) => {
        let count = 0;
        for await (const _ of numbers) count += 1;
        return count;
      }),
      ignore: method([upload(z.number())], async () => never.promise),
      count: stream([z.number()], function* (_call, to) {
        for (let step = 1; step <= to; step += 1) yield step;
      }),
      bytes: method([], () => ({ bytes: new Uint8Array([1, 2, 250]), list: [Buffer.from('abc')] })),
      large: method([], () => [2n ** 60n, -(2n ** 60n), 5n, 1_700_000_000_000]),
    },
  });
  return { hall, gone: gone.promise, never };
}

describe.each(everySocket)('over $way, what streams', (way) => {
  it('keeps no other call waiting: an upload that stays open, a stream behind a call', async () => {
    const { hall } = aHall();
    const connection = await connect((await serve(hall)).url, way);
    const numbers = new Subject<number>();
    const collecting = connection.invoke('collect', numbers);
    expect(await connection.invoke('ping')).toBe('pong');
    void connection.invoke('wait').catch(() => undefined);
    const seen: number[] = [];
    await new Promise<void>((resolve, reject) =>
      connection
        .stream<number>('count', 3)
        .subscribe({ next: (value) => seen.push(value), complete: resolve, error: reject }),
    );
    expect(seen).toEqual([1, 2, 3]);
    numbers.next(1);
    numbers.complete();
    expect(await collecting).toBe(1);
  });

  it('both ways at once does not stop each other, however much it is', async () => {
    const { hall } = aHall();
    const connection = await connect((await serve(hall)).url, way);
    const [one, other] = [new Subject<number>(), new Subject<number>()];
    const counts = [connection.invoke('collect', one), connection.invoke('collect', other)];
    for (let item = 0; item < 50; item += 1) other.next(item);
    for (let item = 0; item < 50; item += 1) one.next(item);
    other.complete();
    one.complete();
    expect(await Promise.all(counts)).toEqual([50, 50]);
  });

  it('is bounded: a client has so many streams at a time', async () => {
    const { hall } = aHall();
    const connection = await connect((await serve(hall)).url, way);
    for (let many = 0; many < 100; many += 1)
      void connection.invoke('collect', new Subject<number>()).catch(() => undefined);
    await expect(connection.invoke('collect', new Subject<number>())).rejects.toThrow('at most 100 streams');
    expect(await connection.invoke('ping')).toBe('pong');
  });
});

describe('a client that is made to wait', () => {
  /** One whose upload nobody reads. */
  async function aPausedClient() {
    const { hall, gone, never } = aHall();
    const { url, clock } = await serve(hall);
    const raw = await rawSocket(url);
    raw.say(handshake());
    await raw.frames.first(1);
    raw.say(`{"type":1,"invocationId":"1","target":"ignore","arguments":[],"streamIds":["u"]}${RS}`);
    for (let item = 0; item < 20; item += 1) raw.say(`{"type":2,"invocationId":"u","item":${item}}${RS}`);
    return { ...raw, gone, never, clock };
  }

  it('is still heard when it says goodbye', async () => {
    const { socket, closed, gone } = await aPausedClient();
    socket.close(1000);
    expect(await closed).toBe(1000);
    expect(await gone).toBe('bye');
  });

  it('is known to live by its pings, and dead without them', async () => {
    const { say, socket, clock, gone } = await aPausedClient();
    clock.advance(29_000);
    say(`{"type":6}${RS}`);
    // The answer to a ping of the socket says that what came before it has been read.
    socket.ping();
    await once(socket, 'pong');
    clock.advance(29_000);
    socket.ping();
    await once(socket, 'pong');
    clock.advance(31_000);
    expect(await gone).toBe('The client was silent for too long.');
  });
});

describe('bytes on the wire', () => {
  it('forty queued calls of four kilobytes in one frame are forty calls', async () => {
    const { hall } = aHall();
    const { url } = await serve(hall);
    const raw = await rawSocket(url);
    raw.say(handshake());
    await raw.frames.first(1);
    const call = (id: number) =>
      `{"type":1,"invocationId":"${id}","target":"echo","arguments":["${'ä'.repeat(2_000)}"]}${RS}`;
    raw.say(Array.from({ length: 40 }, (_, id) => call(id)).join(''));
    const answers = await raw.frames.first(41);
    expect(answers.slice(1).every((answer) => answer.includes('"result":"ä'))).toBe(true);
  });

  it('one message that is too large ends the connection with words, whatever frame it is in', async () => {
    const { hall, gone } = aHall();
    const { url } = await serve(hall);
    const raw = await rawSocket(url);
    raw.say(handshake());
    await raw.frames.first(1);
    raw.say(`{"type":1,"target":"echo","arguments":["${'x'.repeat(200_000)}"]}${RS}`);
    expect(await raw.closed).toBe(1000);
    expect(raw.frames.all.at(-1)).toContain('"type":7');
    expect(await gone).toContain('32768B was exceeded');
  });

  it('a goodbye without a code is answered with 1000', async () => {
    const { hall } = aHall();
    const { url } = await serve(hall);
    const { socket, closed, say, frames } = await rawSocket(url);
    say(handshake());
    await frames.first(1);
    const answered = once(socket, 'close');
    socket.close();
    expect((await answered)[0]).toBe(1000);
    await closed;
  });

  it('are base64 in JSON, and bytes in MessagePack', async () => {
    const { hall } = aHall();
    const { url } = await serve(hall);
    const text = await connect(url, webSocketsJson);
    expect(await text.invoke('bytes')).toEqual({ bytes: 'AQL6', list: ['YWJj'] });
    const packed = await connect(url, webSocketsMessagePack);
    const { bytes } = await packed.invoke<{ bytes: Uint8Array }>('bytes');
    expect([...bytes]).toEqual([1, 2, 250]);
  });

  it('whole numbers of 64 bits stay exact in MessagePack, and all others are plain numbers', async () => {
    const { hall } = aHall();
    const { url } = await serve(hall);
    const raw = await rawSocket(url);
    raw.say(handshake('messagepack'));
    await raw.frames.first(1);
    const exchange = async (target: string, ...values: unknown[]) => {
      const bytes = encode([1, {}, '1', target, values], { useBigInt64: true });
      raw.say(Uint8Array.of(bytes.length, ...bytes));
      const [frame] = (await once(raw.socket, 'message')) as [Buffer];
      return (decode(frame.subarray(1), { useBigInt64: true }) as unknown[])[4];
    };
    expect(await exchange('large')).toEqual([2n ** 60n, -(2n ** 60n), 5n, 1_700_000_000_000n]);
    expect(await exchange('echo', 2n ** 63n - 1n)).toBe(2n ** 63n - 1n);
    expect(await exchange('kindOf', 2n ** 63n - 1n)).toBe('bigint');
    expect(await exchange('kindOf', 1_700_000_000_000n)).toBe('number');
    const plain = await connect(url, webSocketsMessagePack);
    expect(await plain.invoke('echo', 1_700_000_000_000)).toBe(1_700_000_000_000);
    expect(await plain.invoke('echo', { at: -5_000_000_000 })).toEqual({ at: -5_000_000_000 });
    const text = await connect(url, webSocketsJson);
    expect(await text.invoke('large')).toEqual([
      String(2n ** 60n),
      String(-(2n ** 60n)),
      5,
      1_700_000_000_000,
    ]);
  });
});
