import { hubFor } from './hub/hubFor.ts';
import { z } from 'zod';
import { handshake, rawSocket, RS } from './testing/rawSocket.ts';
import { connect, serve } from './testing/serve.ts';
import { everySocket } from './testing/ways.ts';

const { hub, method } = hubFor<Record<never, never>>();
const tiny = hub({
  methods: { ping: method([], () => 'pong'), echo: method([z.unknown()], (_call, value) => value) },
});
const endless = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

const brokenTexts: Record<string, string> = {
  'no JSON': `{nope${RS}`,
  'not an object': `[1]${RS}`,
  'a number': `7${RS}`,
  'an empty record': RS,
  'no type': `{}${RS}`,
  'a type in words': `{"type":"1"}${RS}`,
  'no target': `{"type":1,"arguments":[]}${RS}`,
  'a target that is a list': `{"type":1,"target":["ping"],"arguments":[]}${RS}`,
  'no arguments': `{"type":1,"target":"ping"}${RS}`,
  'arguments that are an object': `{"type":1,"target":"ping","arguments":{"length":3}}${RS}`,
  'an id that is a number': `{"type":1,"invocationId":1,"target":"ping","arguments":[]}${RS}`,
  'stream ids that are a text': `{"type":1,"target":"ping","arguments":[],"streamIds":"12"}${RS}`,
  'a completion with result and error': `{"type":3,"invocationId":"1","result":1,"error":"no"}${RS}`,
  'a stream call without id': `{"type":4,"target":"ping","arguments":[]}${RS}`,
  'a negative acknowledgement': `{"type":8,"sequenceId":-1}${RS}`,
  'a sequence without a number': `{"type":9}${RS}`,
  'a message that is too large': `{"type":1,"target":"echo","arguments":["${'x'.repeat(40_000)}"]}${RS}`,
};

const brokenBytes: Record<string, number[]> = {
  'a length without an end': [0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
  'a length of two gigabytes': [0xff, 0xff, 0xff, 0xff, 0x07],
  'no list': [0x01, 0x07],
  'an empty list': [0x01, 0x90],
  'an empty payload': [0x00],
  'a byte that means nothing': [0x01, 0xc1],
  'a list that promises four billion items': [0x05, 0xdd, 0xff, 0xff, 0xff, 0xff],
  'a type in words': [0x03, 0x91, 0xa1, 0x31],
  'a truncated text': [0x04, 0x92, 0x01, 0xd9, 0xff],
};

/** Whatever one client says, another one does not notice. */
async function expectClose(protocol: string, words: string | Uint8Array): Promise<string> {
  const { url, hub: mounted } = await serve(tiny, { detailedErrors: true });
  const bystander = await connect(url);
  const raw = await rawSocket(url);
  raw.say(handshake(protocol));
  await raw.frames.first(1);
  raw.say(words);
  expect(await raw.closed).toBe(1000);
  expect(await bystander.invoke('ping')).toBe('pong');
  expect(mounted.connectionCount).toBe(1);
  return raw.frames.all.at(-1) ?? '';
}

test.each(Object.keys(brokenTexts))('JSON with %s ends in a clear close', async (name) => {
  const last = await expectClose('json', brokenTexts[name] ?? '');
  expect(JSON.parse(last.slice(0, -1))).toEqual({
    type: 7,
    error: expect.stringContaining('Connection closed with an error. InvalidDataException: '),
  });
});

test.each(Object.keys(brokenBytes))('MessagePack with %s ends in a clear close', async (name) => {
  const last = await expectClose('messagepack', new Uint8Array(brokenBytes[name] ?? []));
  expect(last).toContain('Connection closed with an error. InvalidDataException: ');
});

test('a message far beyond the limit ends the connection', async () => {
  const { url } = await serve(tiny);
  const raw = await rawSocket(url);
  raw.say(handshake());
  await raw.frames.first(1);
  raw.say('x'.repeat(200_000));
  expect(await raw.closed).toBe(1000);
  expect(raw.frames.all.at(-1)).toContain('"type":7');
});

test.each([
  ['deep lists', `{"type":1,"invocationId":"1","target":"echo","arguments":[${endless(10_000)}]}${RS}`],
  ['unknown types', `{"type":77,"other":true}${RS}`],
  ['answers nobody asked for', `{"type":3,"invocationId":"s1","result":1}${RS}`],
  ['items of no stream', `{"type":2,"invocationId":"9","item":1}${RS}`],
  ['cancels of no call', `{"type":5,"invocationId":"9"}${RS}`],
  ['headers', `{"type":1,"headers":{"a":"b"},"target":"ping","arguments":[],"extra":1}${RS}`],
])('%s are taken as they come', async (_name, words) => {
  const { url } = await serve(tiny);
  const raw = await rawSocket(url);
  raw.say(handshake());
  raw.say(words);
  raw.say(`{"type":1,"invocationId":"last","target":"ping","arguments":[]}${RS}`);
  while (!raw.frames.all.some((frame) => frame.includes('"last"'))) {
    await raw.frames.first(raw.frames.all.length + 1);
  }
});

describe.each(everySocket)('random bytes over $way', (way) => {
  test('never hurt anyone else', async () => {
    const { url } = await serve(tiny);
    const bystander = await connect(url, way);
    const random = seeded(7);
    const fuzzers = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const raw = await rawSocket(url);
        raw.say(handshake(way.protocol().name));
        for (let frame = 0; frame < 10; frame++) {
          const size = Math.floor(random() * 60) + 1;
          raw.say(Uint8Array.from({ length: size }, () => Math.floor(random() * 256)));
        }
        return raw;
      }),
    );
    expect(await bystander.invoke('ping')).toBe('pong');
    for (const { socket } of fuzzers) socket.terminate();
    expect(await bystander.invoke('ping')).toBe('pong');
  });
});

/** The same numbers on every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
