import { z } from 'zod';
import { hubFor } from './hub/hubFor.ts';
import { upload } from './hub/inputs.ts';
import { messagePackProtocol } from './protocol/messagePackProtocol.ts';
import { costOf } from './testing/costOf.ts';
import { serve } from './testing/serve.ts';
import { handshake, rawSocket, RS } from './testing/rawSocket.ts';
import { signal } from './testing/signals.ts';

const { hub, method, stream } = hubFor<Record<never, never>>();

/** A stream without an end, and something that reads what the client sends until it ends. */
function aStudio() {
  const [stopped, read] = [signal<string>(), signal<string>()];
  const studio = hub({
    methods: {
      endless: stream([], async function* (call) {
        call.signal.addEventListener('abort', () => stopped.fire('stopped'));
        yield 'first';
        await new Promise(() => undefined);
      }),
      ping: method([], () => 'pong'),
      sum: method([upload(z.number())], async (_call, numbers) => {
        for await (const number of numbers) void number;
        read.fire('to the end');
      }),
    },
  });
  return { studio, stopped: stopped.promise, read: read.promise };
}

async function aClient(studio: ReturnType<typeof aStudio>['studio']) {
  const { url } = await serve(studio);
  const client = await rawSocket(url);
  client.say(handshake());
  await client.frames.first(1);
  const say = (...messages: object[]) =>
    client.say(messages.map((message) => JSON.stringify(message) + RS).join(''));
  return { ...client, say };
}

test.each([
  ['a call', { type: 1, invocationId: '1', target: 'ping', arguments: [] }],
  ['a call of what is not there', { type: 1, invocationId: '1', target: 'nothing', arguments: [] }],
  ['another stream', { type: 4, invocationId: '1', target: 'endless', arguments: [] }],
])('%s under the id of a stream is refused, and the stream ends with its client', async (_, second) => {
  const { studio, stopped } = aStudio();
  const { frames, socket, say } = await aClient(studio);
  say({ type: 4, invocationId: '1', target: 'endless', arguments: [] });
  await frames.first(2);
  say(second);
  const [, , refusal = ''] = await frames.first(3);
  expect(JSON.parse(refusal.replace(RS, ''))).toEqual({
    type: 3,
    invocationId: '1',
    error: "Invocation ID '1' is already in use.",
  });
  socket.terminate();
  expect(await stopped).toBe('stopped');
});

test('an upload under the id of another one is refused, and the other one is read to its end', async () => {
  const { studio, read } = aStudio();
  const { frames, say } = await aClient(studio);
  const sum = { type: 1, target: 'sum', arguments: [], streamIds: ['u'] };
  say({ ...sum, invocationId: '1' }, { ...sum, invocationId: '2' });
  const [, refusal = ''] = await frames.first(2);
  expect(JSON.parse(refusal.replace(RS, ''))).toEqual({
    type: 3,
    invocationId: '2',
    error: "Stream ID 'u' is already in use.",
  });
  say({ type: 3, invocationId: 'u' });
  expect(await read).toBe('to the end');
});

describe('a call that names as many streams as fit into it', () => {
  /** So long each name takes as much as any. */
  const names = Array.from({ length: 8_000 }, (_, number) => number.toString(36).padStart(3, '0'));

  /** What one call takes for each stream that it names. */
  async function nameStreams(named: string[], calls: number): Promise<number> {
    const { url } = await serve(aStudio().studio);
    const { frames, say } = await rawSocket(url);
    say(handshake('messagepack'));
    await frames.first(1);
    const ping = (streamIds: string[], invocationId?: string) =>
      say(
        messagePackProtocol.encode({ type: 1, invocationId, target: 'ping', arguments: [], streamIds })
          .payload,
      );
    const cost = await costOf(async () => {
      for (let time = 0; time < calls; time += 1) ping(named);
      ping([], 'last');
      expect((await frames.first(2))[1]).toContain('pong');
    });
    return cost / calls / named.length;
  }

  test('holds up nobody: each of many names costs no more than each of a few', async () => {
    const few = await nameStreams(names.slice(0, 400), 200);
    expect((await nameStreams(names, 10)) / few).toBeLessThan(2);
  });
});
