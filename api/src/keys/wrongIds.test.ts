import { calls, KEY_PURPOSES } from '@plaza/api-contract';
import { testPlaza } from '../testing/testPlaza.ts';
import { aCopy, identityBody, makeKeys } from './testing/TestKeys.ts';
import { sha256 } from './verifyEntry.ts';

const server = testPlaza();
const key = (letter: string) => letter.repeat(87);
const OVER = 'That link is over. Please begin anew.';

/** Every call of the keys that names something, by what a stranger would get of it. */
const ASKS: Record<string, { at: (id: string) => string; body?: object; sentence: string }> = {
  'DELETE /keys/copies/:way': {
    at: (ref) => `/keys/copies/passkey?ref=${ref}`,
    sentence: 'There is no such copy of your keys.',
  },
  'GET /keys/devices/:id/share': {
    at: (id) => `/keys/devices/${id}/share`,
    sentence: 'That device is not there.',
  },
  'DELETE /keys/devices/:id': { at: (id) => `/keys/devices/${id}`, sentence: 'That device is not there.' },
  'GET /keys/links/:id': { at: (id) => `/keys/links/${id}`, sentence: OVER },
  'PUT /keys/links/:id/answer': {
    at: (id) => `/keys/links/${id}/answer`,
    body: { key: key('o') },
    sentence: OVER,
  },
  'PUT /keys/links/:id/reveal': {
    at: (id) => `/keys/links/${id}/reveal`,
    body: { key: key('n') },
    sentence: OVER,
  },
  'PUT /keys/links/:id/root': {
    at: (id) => `/keys/links/${id}/root`,
    body: { sealed: 'root' },
    sentence: OVER,
  },
  'DELETE /keys/links/:id': { at: (id) => `/keys/links/${id}`, sentence: OVER },
};

const NO_IDS = [
  '00000000-0000-4000-8000-000000000000',
  '999999',
  'abc',
  '0',
  '-1',
  "1' or '1'='1",
  '../1',
  'ä',
];

async function aPerson() {
  const user = await server.aUser();
  const as = server.as(user);
  await as.post('/api/keys/identity', identityBody(makeKeys(user.id)));
  return as;
}

test('every call of the keys that names something is here', () => {
  const names = Object.keys(calls).filter((name) => /^\w+ \/keys\/.*:/.test(name));
  expect(Object.keys(ASKS).toSorted()).toEqual(names.toSorted());
});

describe('a wrong id', () => {
  let owner: Awaited<ReturnType<typeof aPerson>>;
  let stranger: typeof owner;
  /** What the owner has, in the place of each. */
  let theirs: (name: string) => string;
  beforeAll(async () => {
    [owner, stranger] = [await aPerson(), await aPerson()];
    await owner.put('/api/keys/copies', aCopy('passkey', 'credential-1'));
    const device = await owner.post<{ id: string }>('/api/keys/devices', { name: 'Phone' });
    const commitment = sha256(`${KEY_PURPOSES.link}\n${key('n')}`);
    const link = await owner.post<{ id: string }>('/api/keys/links', { commitment });
    theirs = (name) =>
      name.includes('copies') ? 'credential-1' : name.includes('devices') ? device.body.id : link.body.id;
  });

  const ask = async (by: typeof owner, name: string, id: string) => {
    const { at, body } = ASKS[name] as (typeof ASKS)[string];
    const [method = 'GET'] = name.split(' ');
    const answer = await by.fetch(`/api${at(encodeURIComponent(id))}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    return [answer.status, Object(await answer.json()).error];
  };

  it.each(Object.keys(ASKS))('is refused in the same words as what others have: %s', async (name) => {
    const { sentence } = ASKS[name] as (typeof ASKS)[string];
    const refused = [403, sentence];
    expect(await ask(stranger, name, theirs(name))).toEqual(refused);
    for (const id of NO_IDS) expect([id, ...(await ask(owner, name, id))]).toEqual([id, ...refused]);
  });
});
