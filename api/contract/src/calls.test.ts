import { z } from 'zod';
import { calls } from './calls.ts';
import { ErrorAnswer } from './errors.ts';
import { RemoteId, Version } from './remotes/registry.ts';
import { text } from './text.ts';

describe.each(Object.entries(calls))('%s', (name, call) => {
  it('has an example that is true to its schema', () => {
    expect(call.answer.safeParse(call.example).error).toBeUndefined();
  });

  it('takes exactly the parameters its path names', () => {
    const inPath = [...name.matchAll(/:(\w+)/g)].map(([, param]) => param);
    const inSchema = 'params' in call ? Object.keys(call.params.shape) : [];
    expect(inSchema.toSorted()).toEqual(inPath.toSorted());
  });
});

/** What the columns of the database hold. */
const MOST = 2_147_483_647;

/** Where in what a call takes a whole number has no bound that the database could bear. */
function unbounded(node: unknown, path: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, maximum } = node as { type?: unknown; maximum?: unknown };
  const isLoose = type === 'integer' && !(typeof maximum === 'number' && maximum <= MOST);
  const inside = Object.entries(node).flatMap(([name, value]) => unbounded(value, `${path}.${name}`));
  return isLoose ? [path, ...inside] : inside;
}

it('whole numbers from outside are no larger than a column of the database, whatever call they come with', () => {
  const loose = Object.entries(calls).flatMap(([name, call]) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = part in call ? (call as Record<string, unknown>)[part] : undefined;
      if (!(schema instanceof z.ZodType)) return [];
      return unbounded(z.toJSONSchema(schema, { unrepresentable: 'any' }), `${name} ${part}`);
    }),
  );
  expect(loose).toEqual([]);
});

describe('text from outside', () => {
  it.each([
    ['a NUL', 'a\0b'],
    ['half a character', 'a\uD800b'],
    ['the other half alone', '\uDC00'],
    ['too much of it', 'abcd'],
  ])('refuses %s', (_, value) => expect(text(3).safeParse(value).success).toBe(false));

  it('takes whole characters of any kind', () => expect(text(4).safeParse('a🏮b').success).toBe(true));
});

describe('names and versions', () => {
  it.each(['mf-chat', 'shell', 'mf-weather-2'])('%s is a remote', (name) =>
    expect(RemoteId.safeParse(name).success).toBe(true),
  );
  it.each(['mf-', '../mf-chat', 'api', 'MF-chat', 'mf-chat/..'])('%s is not', (name) =>
    expect(RemoteId.safeParse(name).success).toBe(false),
  );
  it.each(['1.4.0', '1.4.0-3f2a9c1d', '0.0.0-dev.1'])('%s is a version', (version) =>
    expect(Version.safeParse(version).success).toBe(true),
  );
  it.each(['1.4', 'latest', '1.4.0/../2', '1.4.0-..%2f'])('%s is not', (version) =>
    expect(Version.safeParse(version).success).toBe(false),
  );
});

it('lets a refusal be read under every name a client may look for', () => {
  const refusal = {
    code: 'http.bad-input',
    error: 'No.',
    message: 'No.',
    requestId: 'r1',
    fields: { 'body.a': 'Too long.' },
  };
  expect(ErrorAnswer.parse(refusal)).toEqual(refusal);
});
