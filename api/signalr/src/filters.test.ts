import { z } from 'zod';
import { type HubFilter } from './hub/HubFilter.ts';
import { hubFor } from './hub/hubFor.ts';
import { HubError } from './HubError.ts';
import { connect, serve } from './testing/serve.ts';
import { Heard } from './testing/signals.ts';

const { hub, method } = hubFor<Record<never, never>>();
const tiny = hub({
  methods: { double: method([z.number()], (_call, value) => value * 2), secret: method([], () => 42) },
});

const diary = (heard: Heard<string>, name: string): HubFilter => ({
  async invoke(call, next) {
    heard.add(`${name} before ${call.method}(${call.values.join()})`);
    const result = await next();
    heard.add(`${name} after ${String(result)}`);
    return result;
  },
  async connected(_context, next) {
    heard.add(`${name} connected`);
    await next();
  },
  async disconnected(_context, _error, next) {
    await next();
    heard.add(`${name} disconnected`);
  },
});

test('stand around each call and each coming and going, the first outermost', async () => {
  const heard = new Heard<string>();
  const { url } = await serve(tiny, { filters: [diary(heard, 'outer'), diary(heard, 'inner')] });
  const client = await connect(url);
  expect(await client.invoke('DOUBLE', 4)).toBe(8);
  await client.stop();
  expect(await heard.first(8)).toEqual([
    'outer connected',
    'inner connected',
    'outer before double(4)',
    'inner before double(4)',
    'inner after 8',
    'outer after 8',
    'inner disconnected',
    'outer disconnected',
  ]);
});

test('can refuse and can answer instead', async () => {
  const guard: HubFilter = {
    async invoke(call, next) {
      if (call.method === 'secret') throw new HubError('Not for you.');
      return call.values[0] === 0 ? 'nothing' : next();
    },
  };
  const { url } = await serve(tiny, { filters: [guard] });
  const client = await connect(url);
  await expect(client.invoke('secret')).rejects.toThrow('HubException: Not for you.');
  expect(await client.invoke('double', 0)).toBe('nothing');
  expect(await client.invoke('double', 1)).toBe(2);
});
