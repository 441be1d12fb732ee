import { type HubConnection, Subject } from '@microsoft/signalr';
import { from, map, NEVER, of, startWith } from 'rxjs';
import { z } from 'zod';
import { hubFor } from './hub/hubFor.ts';
import { upload } from './hub/inputs.ts';
import { HubError } from './HubError.ts';
import { connect, serve } from './testing/serve.ts';
import { Heard, signal } from './testing/signals.ts';
import { everySocket, everyWay } from './testing/ways.ts';

const { hub, method, stream } = hubFor<Record<never, never>>();
const until = (aborted: AbortSignal): Promise<void> =>
  new Promise((resolve) => aborted.addEventListener('abort', () => resolve(), { once: true }));

function aStudio(): { studio: ReturnType<typeof build>; stopped: Promise<string> } {
  const stopped = signal<string>();
  return { studio: build(stopped.fire), stopped: stopped.promise };
}

const build = (onStopped: (how: string) => void) =>
  hub({
    methods: {
      count: stream([z.number()], async function* (_call, to) {
        for (let step = 1; step <= to; step++) yield step;
      }),
      none: stream([], () => []),
      observed: stream([], () => from([1, 2, 3]).pipe(map((value) => value * 10))),
      ticking: stream([], (call) => {
        void until(call.signal).then(() => onStopped('signal'));
        return NEVER.pipe(startWith('first'));
      }),
      endless: stream([], async function* (call) {
        yield 'first';
        await until(call.signal);
        onStopped('signal');
      }),
      breaking: stream([], async function* () {
        yield 1;
        throw new HubError('Out of film.');
      }),
      stuck: stream([], () => new Promise<never>(() => undefined)),
      sum: method([upload(z.number())], async (_call, numbers) => {
        let total = 0;
        for await (const number of numbers) total += number;
        return total;
      }),
      scale: stream([z.number(), upload(z.number())], async function* (_call, factor, numbers) {
        for await (const number of numbers) yield number * factor;
      }),
      observedSum: method([upload(z.string())], (_call, words) =>
        from(words)
          .pipe(map((word) => word.toUpperCase()))
          .forEach(() => undefined)
          .then(() => 'read'),
      ),
      firstOnly: method([upload(z.number())], async (_call, numbers) => {
        for await (const number of numbers) return number;
        return null;
      }),
      ping: method([], () => 'pong'),
    },
  });

const items = (client: HubConnection, name: string, ...values: unknown[]): Promise<unknown[]> =>
  new Promise((resolve, reject) => {
    const heard: unknown[] = [];
    client
      .stream(name, ...values)
      .subscribe({ next: (item) => void heard.push(item), error: reject, complete: () => resolve(heard) });
  });

describe.each(everyWay)('streams over $way', (way) => {
  test('send every item, then the end', async () => {
    const { url } = await serve(aStudio().studio);
    const client = await connect(url, way);
    expect(await items(client, 'count', 200)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
    expect(await items(client, 'none')).toEqual([]);
    expect(await items(client, 'observed')).toEqual([10, 20, 30]);
  });

  test('send the error after the items', async () => {
    const { url } = await serve(aStudio().studio);
    const client = await connect(url, way);
    const heard: unknown[] = [];
    const error = await new Promise<Error>((resolve) =>
      client
        .stream('breaking')
        .subscribe({ next: (item) => void heard.push(item), error: resolve, complete: () => undefined }),
    );
    expect(heard).toEqual([1]);
    expect(error.message).toBe(
      'An error occurred on the server while streaming results. HubException: Out of film.',
    );
  });

  test.each(['endless', 'ticking'])(
    'tell the producer at once when the client cancels (%s)',
    async (name) => {
      const { studio, stopped } = aStudio();
      const { url } = await serve(studio);
      const client = await connect(url, way);
      const first = signal<unknown>();
      const subscription = client
        .stream(name)
        .subscribe({ next: first.fire, error: () => undefined, complete: () => undefined });
      expect(await first.promise).toBe('first');
      subscription.dispose();
      expect(await stopped).toBe('signal');
    },
  );

  test('go on beside other calls of the same client', async () => {
    const { url } = await serve(aStudio().studio);
    const client = await connect(url, way);
    const first = signal<unknown>();
    client
      .stream('endless')
      .subscribe({ next: first.fire, error: () => undefined, complete: () => undefined });
    await first.promise;
    expect(await client.invoke('ping')).toBe('pong');
  });

  test('end when the client leaves', async () => {
    const { studio, stopped } = aStudio();
    const { url } = await serve(studio);
    const client = await connect(url, way);
    const first = signal<unknown>();
    client
      .stream('endless')
      .subscribe({ next: first.fire, error: () => undefined, complete: () => undefined });
    await first.promise;
    await client.stop();
    expect(await stopped).toBe('signal');
  });

  test('come from the client', async () => {
    const { url } = await serve(aStudio().studio);
    const client = await connect(url, way);
    const numbers = new Subject<number>();
    const total = client.invoke('sum', numbers);
    for (let number = 1; number <= 100; number++) numbers.next(number);
    numbers.complete();
    expect(await total).toBe(5050);
  });

  test('go both ways at once', async () => {
    const { url } = await serve(aStudio().studio);
    const client = await connect(url, way);
    const numbers = new Subject<number>();
    const scaled = items(client, 'scale', 10, numbers);
    numbers.next(1);
    numbers.next(2);
    numbers.complete();
    expect(await scaled).toEqual([10, 20]);
  });

  test('carry the error of the client', async () => {
    const { url } = await serve(aStudio().studio);
    const client = await connect(url, way);
    const numbers = new Subject<number>();
    const total = client.invoke('sum', numbers);
    numbers.next(1);
    numbers.error(new Error('Something bad'));
    await expect(total).rejects.toThrow(/HubException: .*Something bad/);
  });
});

test.each(everySocket)('an upload over $way is forgotten when the method reads no further', async (way) => {
  const { url } = await serve(aStudio().studio);
  const client = await connect(url, way);
  const numbers = new Subject<number>();
  const first = client.invoke('firstOnly', numbers);
  for (let number = 1; number <= 30; number++) numbers.next(number);
  expect(await first).toBe(1);
  numbers.complete();
  expect(await client.invoke('ping')).toBe('pong');
});

test('a stream that never begins is let go on cancel', async () => {
  const { url } = await serve(aStudio().studio, { parallelInvocations: 2 });
  const client = await connect(url);
  client
    .stream('stuck')
    .subscribe({ next: () => undefined, error: () => undefined, complete: () => undefined })
    .dispose();
  expect(await client.invoke('ping')).toBe('pong');
});

test('an upload works as the source of an Observable', async () => {
  const { url } = await serve(aStudio().studio);
  const client = await connect(url);
  const words = new Subject<string>();
  const answer = client.invoke('observedSum', words);
  words.next('lantern');
  words.complete();
  expect(await answer).toBe('read');
});

test('an item of the wrong type fails the call and not the connection', async () => {
  const { url } = await serve(aStudio().studio);
  const client = await connect(url);
  const numbers = new Subject<unknown>();
  const total = client.invoke('sum', numbers);
  numbers.next('seven');
  await expect(total).rejects.toThrow("invoking 'sum' on the server.");
  expect(await client.invoke('ping')).toBe('pong');
});

test('a fast producer waits for a slow client', async () => {
  let produced = 0;
  const large = 'x'.repeat(64 * 1024);
  const flood = hub({
    methods: {
      pour: stream([], async function* () {
        for (; produced < 400; produced++) yield large;
      }),
    },
  });
  const { url } = await serve(flood, { pressureBytes: 256 * 1024, overflowBytes: 512 * 1024 });
  const client = await connect(url);
  const heard = new Heard<unknown>();
  client
    .stream('pour')
    .subscribe({ next: heard.add, error: () => undefined, complete: () => heard.add('end') });
  // 25 MB through a bound of half a megabyte: had it not waited, the connection would have been closed.
  expect((await heard.first(401)).at(-1)).toBe('end');
});

test('of() is a stream too', async () => {
  const tiny = hub({ methods: { one: stream([], () => of('only')) } });
  const { url } = await serve(tiny);
  expect(await items(await connect(url), 'one')).toEqual(['only']);
});
