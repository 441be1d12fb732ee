import { z } from 'zod';
import { HubError } from './HubError.ts';
import { hubFor } from './hub/hubFor.ts';
import { connect, serve } from './testing/serve.ts';
import { Heard } from './testing/signals.ts';
import { everyWay, webSocketsJson, webSocketsMessagePack } from './testing/ways.ts';

const { hub, method, stream } = hubFor<Record<never, never>>();
const heard: string[] = [];
const shop = hub({
  methods: {
    echo: method([z.unknown()], (_call, value) => value),
    add: method([z.number(), z.number()], (_call, one, other) => one + other),
    greet: method([z.string().default('stranger')], (_call, name) => `Hello, ${name}`),
    nothing: method([], () => undefined),
    nil: method([], () => null),
    refuse: method([], () => {
      throw new HubError('Not on Sundays.');
    }),
    crash: method([], () => {
      throw new TypeError('secret detail');
    }),
    unspeakable: method([], () => {
      const ring: { self?: unknown } = {};
      ring.self = ring;
      return ring;
    }),
    note: method([z.string()], (_call, text) => void heard.push(text)),
    notes: method([], () => heard.splice(0)),
    count: stream([z.number()], function* (_call, to) {
      for (let step = 1; step <= to; step++) yield step;
    }),
  },
});

describe.each(everyWay)('calling over $way', (way) => {
  test('answers with the result', async () => {
    const { url } = await serve(shop);
    const client = await connect(url, way);
    expect(await client.invoke('add', 2, 3)).toBe(5);
    expect(await client.invoke('echo', { text: 'ünïcode 🏮\n\u2028', list: [1, null, true] })).toEqual({
      text: 'ünïcode 🏮\n\u2028',
      list: [1, null, true],
    });
  });

  test('carries a large argument and a large answer', async () => {
    const { url } = await serve(shop, { maxMessageBytes: 1_000_000 });
    const client = await connect(url, way);
    const large = 'x'.repeat(300_000);
    expect(await client.invoke('echo', large)).toBe(large);
  });

  test('tells nothing from null', async () => {
    const { url } = await serve(shop);
    const client = await connect(url, way);
    expect(await client.invoke('nothing')).toBeUndefined();
    expect(await client.invoke('nil')).toBeNull();
  });

  test('keeps the order of one client', async () => {
    const { url } = await serve(shop);
    const client = await connect(url, way);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => client.invoke('echo', index)));
    expect(answers).toEqual(Array.from({ length: 50 }, (_, index) => index));
  });

  test('says nothing to a call that wants no answer, not even on error', async () => {
    const { url } = await serve(shop);
    const client = await connect(url, way);
    await client.send('note', 'one');
    await client.send('refuse');
    await client.send('noSuchThing');
    expect(await client.invoke('notes')).toEqual(['one']);
  });
});

describe('errors', () => {
  const failing = async (settings: object, name: string, ...values: unknown[]): Promise<string> => {
    const { url } = await serve(shop, settings);
    const client = await connect(url);
    const failure = await client.invoke(name, ...values).catch((error: Error) => error.message);
    // The connection goes on.
    expect(await client.invoke('add', 1, 1)).toBe(2);
    return String(failure);
  };

  test('a HubError is told', async () => {
    expect(await failing({}, 'refuse')).toBe(
      "An unexpected error occurred invoking 'refuse' on the server. HubException: Not on Sundays.",
    );
  });

  test('any other error is not told', async () => {
    expect(await failing({}, 'crash')).toBe("An unexpected error occurred invoking 'crash' on the server.");
  });

  test('any error is told with detailed errors', async () => {
    expect(await failing({ detailedErrors: true }, 'crash')).toBe(
      "An unexpected error occurred invoking 'crash' on the server. TypeError: secret detail",
    );
  });

  test('an unexpected error is logged whole', async () => {
    const log = new Heard<unknown>();
    await failing({ log: log.add }, 'crash');
    expect(log.all).toEqual([
      expect.objectContaining({
        level: 'error',
        text: "'crash' failed",
        hub: '/hub',
        error: expect.any(TypeError),
      }),
    ]);
  });

  test('an unknown method', async () => {
    expect(await failing({}, 'fly')).toBe(
      "Failed to invoke 'fly' due to an error on the server. HubException: Method does not exist.",
    );
  });

  test('names of the object prototype are no methods', async () => {
    expect(await failing({}, 'constructor')).toContain('Method does not exist.');
    expect(await failing({}, '__proto__')).toContain('Method does not exist.');
  });

  test('an argument of the wrong type', async () => {
    expect(await failing({}, 'add', 1, 'two')).toBe("Failed to invoke 'add' due to an error on the server.");
    expect(await failing({ detailedErrors: true }, 'add', 1, 'two')).toContain('Argument 2 is not valid');
  });

  test('too many arguments', async () => {
    expect(await failing({ detailedErrors: true }, 'add', 1, 2, 3)).toContain(
      'Invocation provides 3 argument(s) but target expects 2.',
    );
  });

  test('a stream called as a method and a method called as a stream', async () => {
    expect(await failing({}, 'count', 3)).toBe(
      "The client attempted to invoke the streaming 'count' method with a non-streaming invocation.",
    );
    const { url } = await serve(shop);
    const client = await connect(url);
    const message = await new Promise((resolve) =>
      client.stream('add', 1, 2).subscribe({
        next: resolve,
        error: (error: Error) => resolve(error.message),
        complete: () => resolve('done'),
      }),
    );
    expect(message).toBe(
      "The client attempted to invoke the non-streaming 'add' method with a streaming invocation.",
    );
  });

  test.each([webSocketsJson, webSocketsMessagePack])(
    'a result that cannot be written over $way',
    async (way) => {
      const { url } = await serve(shop);
      const client = await connect(url, way);
      await expect(client.invoke('unspeakable')).rejects.toThrow("invoking 'unspeakable' on the server.");
      expect(await client.invoke('add', 1, 1)).toBe(2);
    },
  );
});

test('a missing argument is what its schema makes of it', async () => {
  const { url } = await serve(shop);
  const client = await connect(url);
  expect(await client.invoke('greet')).toBe('Hello, stranger');
});

test('method names may be written in any case', async () => {
  const { url } = await serve(shop);
  const client = await connect(url);
  expect(await client.invoke('ADD', 2, 2)).toBe(4);
});

test('bytes and dates come through MessagePack as what they are', async () => {
  const { url } = await serve(shop);
  const client = await connect(url, webSocketsMessagePack);
  expect(await client.invoke('echo', new Uint8Array([1, 2, 255]))).toEqual(new Uint8Array([1, 2, 255]));
  const date = new Date('2026-11-20T10:00:00.123Z');
  expect(await client.invoke('echo', date)).toEqual(date);
});
