import { decode, encode } from '@msgpack/msgpack';
import { type RawData } from 'ws';
import { z } from 'zod';
import { hubFor } from '../hub/hubFor.ts';
import { upload } from '../hub/inputs.ts';
import { handshake, rawSocket, type RawSocket, RS } from '../testing/rawSocket.ts';
import { serve } from '../testing/serve.ts';
import { Heard } from '../testing/signals.ts';

// Bytes, where the stock client would not say them or would not tell the difference.

const { hub, method, stream } = hubFor<{ posted(text: string): void }>();
const hall = hub({
  methods: {
    echo: method([z.unknown()], (_call, value) => value),
    nothing: method([], () => undefined),
    sum: method([upload(z.number())], async (_call, numbers) => {
      let total = 0;
      for await (const number of numbers) total += number;
      return total;
    }),
    endless: stream([], async function* ({ signal }) {
      yield 'first';
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    }),
  },
});

interface Packed extends RawSocket {
  /** Every message after the handshake, without its length. */
  readonly messages: Heard<Uint8Array>;
  /** Whether each frame was a binary one. */
  readonly areBinary: boolean[];
  pack(...message: unknown[]): void;
}

async function packed(): Promise<Packed> {
  const { url } = await serve(hall);
  const raw = await rawSocket(url);
  const messages = new Heard<Uint8Array>();
  const areBinary: boolean[] = [];
  raw.socket.on('message', (data: RawData, isBinary) => {
    areBinary.push(isBinary);
    // `ws` hands out one Buffer unless told otherwise.
    const frame = data as Buffer;
    if (areBinary.length > 1) messages.add(frame.subarray(1, 1 + (frame[0] ?? 0)));
  });
  raw.say(handshake('messagepack'));
  await raw.frames.first(1);
  return {
    ...raw,
    messages,
    areBinary,
    pack(...message) {
      const bytes = encode(message);
      raw.say(Uint8Array.of(bytes.length, ...bytes));
    },
  };
}

const first = async ({ messages }: Packed, count: number): Promise<unknown[]> =>
  (await messages.first(count)).map((bytes) => decode(bytes));

describe('MessagePack', () => {
  test('is answered in binary frames from the handshake on, which itself is JSON', async () => {
    const socket = await packed();
    socket.pack(1, {}, '1', 'nothing', [], []);
    await socket.messages.first(1);
    expect(socket.frames.all[0]).toBe(`{}${RS}`);
    expect(socket.areBinary).toEqual([true, true]);
  });

  test('tells nothing, null and an error apart by the kind of the completion', async () => {
    const socket = await packed();
    socket.pack(1, {}, '1', 'nothing', []);
    socket.pack(1, {}, '2', 'echo', [null]);
    socket.pack(1, {}, '3', 'fly', []);
    expect(await first(socket, 3)).toEqual([
      [3, {}, '1', 2],
      [3, {}, '2', 3, null],
      [3, {}, '3', 1, expect.stringContaining('Method does not exist.')],
    ]);
  });

  test('takes calls of five items and of six, and items that newer clients add', async () => {
    const socket = await packed();
    socket.pack(1, {}, '5', 'echo', ['five']);
    socket.pack(1, {}, '6', 'echo', ['six'], []);
    socket.pack(1, {}, '7', 'echo', ['seven'], [], 'other');
    socket.pack(1, {}, null, 'echo', ['unanswered'], []);
    socket.pack(4, {}, '8', 'endless', []);
    expect(await first(socket, 4)).toEqual([
      [3, {}, '5', 3, 'five'],
      [3, {}, '6', 3, 'six'],
      [3, {}, '7', 3, 'seven'],
      [2, {}, '8', 'first'],
    ]);
  });

  test('takes headers on every message that has them, and ignores types it does not know', async () => {
    const socket = await packed();
    const headers = { traceparent: '00-1', other: 'x' };
    socket.pack(1, headers, '1', 'sum', [], ['up']);
    socket.pack(2, headers, 'up', 7);
    socket.pack(3, headers, 'up', 2);
    socket.pack(77, headers, 'other');
    socket.pack(4, headers, '2', 'endless', [], []);
    // Side by side: a stream waits for no other.
    expect((await first(socket, 2)).toSorted()).toEqual([
      [2, {}, '2', 'first'],
      [3, {}, '1', 3, 7],
    ]);
    socket.pack(5, headers, '2');
    expect((await first(socket, 3))[2]).toEqual([3, {}, '2', 2]);
  });

  test('pings in three bytes', async () => {
    const { url, clock } = await serve(hall);
    const raw = await rawSocket(url);
    raw.say(handshake('messagepack'));
    await raw.frames.first(1);
    const ping = new Promise<Buffer>((resolve) =>
      raw.socket.once('message', (data) => resolve(data as Buffer)),
    );
    clock.advance(16_000);
    expect([...(await ping)]).toEqual([0x02, 0x91, 0x06]);
  });
});

describe('JSON', () => {
  const open = async () => {
    const { url } = await serve(hall);
    const raw = await rawSocket(url);
    const areBinary: boolean[] = [];
    raw.socket.on('message', (_data, isBinary) => areBinary.push(isBinary));
    raw.say(handshake());
    await raw.frames.first(1);
    const say = (...messages: object[]): void =>
      raw.say(messages.map((message) => JSON.stringify(message) + RS).join(''));
    return { ...raw, areBinary, say };
  };

  test('is answered in text frames, and a method without a result has none', async () => {
    const { say, frames, areBinary } = await open();
    say({ type: 1, invocationId: '1', target: 'nothing', arguments: [] });
    expect(await frames.first(2)).toEqual([`{}${RS}`, `{"type":3,"invocationId":"1"}${RS}`]);
    expect(areBinary).toEqual([false, false]);
  });

  test('takes headers on every message that has them, and ignores types and fields it does not know', async () => {
    const { say, frames } = await open();
    const headers = { traceparent: '00-1', other: 'x' };
    say(
      { type: 1, headers, invocationId: '1', target: 'sum', arguments: [], streamIds: ['up'] },
      { type: 2, headers, invocationId: 'up', item: 7, other: true },
      { type: 3, headers, invocationId: 'up' },
      { type: 77, headers, other: true },
      { type: 4, headers, invocationId: '2', target: 'endless', arguments: [] },
    );
    // Side by side: a stream waits for no other.
    expect((await frames.first(3)).slice(0, 3).toSorted()).toEqual([
      `{"type":2,"invocationId":"2","item":"first"}${RS}`,
      `{"type":3,"invocationId":"1","result":7}${RS}`,
      `{}${RS}`,
    ]);
    say({ type: 5, headers, invocationId: '2' });
    // A stream that is cancelled is completed all the same, without a result and without an error.
    expect((await frames.first(4))[3]).toBe(`{"type":3,"invocationId":"2"}${RS}`);
  });
});
