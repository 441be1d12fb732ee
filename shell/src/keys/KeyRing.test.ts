/** @jest-environment node */
import type { CallInput, KeyEntry, NewKeyCopy } from '@plaza/api-contract';
import { createRecoveryCode, readChain } from '@plaza/crypto';
import { type ApiClient, ApiError, type KeysState, type OpenKeys } from '@plaza/shell-contract';
import type { OwnKeys } from './copies.ts';
import { KeyRing } from './KeyRing.ts';
import type { Brought } from './KeysDoor.ts';
import { memoryShelf } from './KeyShelf.ts';

/** The server's half: entries in a row, copies in their places, shares of devices. It opens nothing. */
function aServer({ hasPassword = true } = {}) {
  let chain: OwnKeys['chain'] = [];
  let copies: OwnKeys['copies'] = [];
  const shares = new Map<string, string>();
  const asked: string[] = [];
  const facts = { isFresh: true, isDown: false };
  const own = (): OwnKeys => ({ chain, copies, is_fresh: facts.isFresh, has_password: hasPassword });
  const keep = (copy: NewKeyCopy) => {
    const { way, ref = '', salt = null, rounds = null, wrapped } = copy;
    const kept = {
      way,
      ref,
      salt,
      rounds,
      wrapped,
      is_stale: false,
      root: rootNow(),
      created_at: '2026-11-22',
    };
    copies = [...copies.filter((one) => one.way !== way || one.ref !== ref || one.root !== kept.root), kept];
  };
  const wordsOf = (entry: string): KeyEntry => JSON.parse(entry);
  const rootNow = () =>
    chain.map(({ entry }) => wordsOf(entry)).findLast(({ how }) => how !== 'continued')?.n ?? 0;
  const refuse = (code: string, status: number) => {
    throw new ApiError(code, { code, status });
  };
  const answers: Record<string, (input: never) => unknown> = {
    'GET /keys': own,
    'POST /keys/identity'({ body }: CallInput<'POST /keys/identity'>) {
      if (wordsOf(body.entry).n !== chain.length + 1) refuse('keys.taken', 409);
      const { copies: given = [], ...entry } = body;
      chain = [...chain, entry];
      given.forEach(keep);
      return own();
    },
    'PUT /keys/copies'({ body }: CallInput<'PUT /keys/copies'>) {
      if (!facts.isFresh) refuse('keys.not-fresh', 403);
      keep(body);
      return own();
    },
    'POST /keys/devices'() {
      const id = `device ${shares.size + 1}`;
      shares.set(id, 'c2hhcmU'.padEnd(43, String(shares.size)));
      return { id, name: 'x', created_at: '', share: shares.get(id) };
    },
    'GET /keys/devices/:id/share'({ params }: CallInput<'GET /keys/devices/:id/share'>) {
      if (!facts.isFresh) refuse('keys.not-fresh', 403);
      return { share: shares.get(params.id) ?? refuse('keys.unknown-device', 404) };
    },
    'DELETE /keys/devices/:id': ({ params }: CallInput<'DELETE /keys/devices/:id'>) => ({
      removed: shares.delete(params.id),
    }),
  };
  const call = async (name: string, input?: unknown) => {
    asked.push(name);
    if (facts.isDown) refuse('network', 0);
    return answers[name]?.(input as never);
  };
  return {
    api: { call } as unknown as ApiClient,
    asked,
    facts,
    shares,
    own,
    /** What a password changed by somebody who could not rewrite the copy leaves behind. */
    makeStale: () => (copies = copies.map((copy) => ({ ...copy, is_stale: true }))),
    swapChain: (other: OwnKeys['chain']) => (chain = other),
  };
}

/** One browser of the person; another one is another shelf. */
function aBrowser(server: ReturnType<typeof aServer>, brought?: Brought, shelf = memoryShelf(), id = '7') {
  const states: KeysState[] = [];
  const warned: string[] = [];
  let held = brought;
  const ring = new KeyRing({
    user: { id, username: 'amber' },
    api: server.api,
    shelf,
    show: (state) => states.push(state),
    takeBrought() {
      const given = held;
      held = undefined;
      return given;
    },
    keepBrought: (given) => void (held = given),
    alone: (act) => act(),
    tellTabs: () => undefined,
    warn: (how) => warned.push(how),
    isTrial: false,
    deviceName: 'Firefox on Linux',
    now: () => 0,
  });
  const opened = (): OpenKeys => {
    const last = states.at(-1);
    if (last?.is !== 'open') throw new Error(`They are ${last?.is}: ${JSON.stringify(last)}`);
    return last.keys;
  };
  return { ring, states, shelf, opened, warned };
}

const typed = { password: 'walk-the-plaza', as: 'amber' };

test('the first login makes keys and a copy for the password, in one request', async () => {
  const server = aServer();
  const here = aBrowser(server, typed);
  await here.ring.open();
  expect(server.asked.filter((name) => !name.startsWith('GET'))).toEqual([
    'POST /keys/identity',
    'POST /keys/devices',
  ]);
  expect(server.own().copies).toMatchObject([{ way: 'password', root: 1 }]);
  const { agree, sign, local, vault, hasCopy } = here.opened();
  expect([agree, sign, local, vault].map(({ extractable }) => extractable)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(hasCopy).toBe(true);
  expect(server.own().chain[0]?.entry).not.toContain('walk');
});

test('a server that does not answer at first costs no question: what was typed opens them at the next try, once', async () => {
  const server = aServer();
  await aBrowser(server, typed).ring.open();
  const { ring, states } = aBrowser(server, typed);
  server.facts.isDown = true;
  await ring.open();
  expect(states.at(-1)).toMatchObject({ is: 'failed' });
  server.facts.isDown = false;
  await ring.open();
  expect(states.at(-1)).toMatchObject({ is: 'open' });
});

test('a second browser opens the same keys by plain login, without a question', async () => {
  const server = aServer();
  const one = aBrowser(server, typed);
  await one.ring.open();
  const two = aBrowser(server, typed);
  await two.ring.open();
  expect(two.opened().keyId).toEqual(one.opened().keyId);
  expect(two.states.map(({ is }) => is)).toEqual(['open']);
  // The same vault on both: what one seals the other opens.
  const iv = new Uint8Array(12);
  const cipher = { name: 'AES-GCM', iv };
  const sealed = await crypto.subtle.encrypt(cipher, one.opened().vault, new Uint8Array([7]));
  expect(new Uint8Array(await crypto.subtle.decrypt(cipher, two.opened().vault, sealed))).toEqual(
    new Uint8Array([7]),
  );
});

test('a browser that has them needs no network', async () => {
  const server = aServer();
  const { shelf, ring } = aBrowser(server, typed);
  await ring.open();
  server.facts.isDown = true;
  const later = aBrowser(server, undefined, shelf);
  await later.ring.open();
  expect(later.opened().userId).toBe('7');
});

test('are shown once, however often they are looked at, and again with each change', async () => {
  const server = aServer();
  await aBrowser(server, typed).ring.open();
  const shelf = memoryShelf();
  await aBrowser(server, typed, shelf).ring.open();
  const later = aBrowser(server, undefined, shelf);
  await later.ring.open();
  await later.ring.look();
  await later.ring.open();
  expect(later.states.map(({ is }) => is)).toEqual(['open']);
  server.makeStale();
  await later.ring.open();
  expect(later.states).toHaveLength(2);
  expect(later.opened().hasCopy).toBe(false);
});

test.each([
  ['without a password', undefined],
  ['with another password', { password: 'not-this-one', as: 'amber' }],
])('a browser that has none stays locked %s', async (_, brought) => {
  const server = aServer();
  await aBrowser(server, typed).ring.open();
  const there = aBrowser(server, brought);
  await there.ring.open();
  expect(there.states).toEqual([{ is: 'locked' }]);
});

test('without a password in hand none are made, and the next login with it makes them with their copy', async () => {
  const server = aServer();
  const shelf = memoryShelf();
  const here = aBrowser(server, undefined, shelf);
  await here.ring.open();
  expect(here.states).toEqual([{ is: 'locked', isUnmade: true }]);
  expect(server.own().chain).toEqual([]);
  const there = aBrowser(server, typed);
  await there.ring.open();
  expect(there.opened().hasCopy).toBe(true);
  // The first browser is told, and looks again.
  await here.ring.open();
  expect(here.states.at(-1)).toEqual({ is: 'locked' });
});

test.each([
  ['password', async () => typed],
  ['recovery', async () => ({ code: (await createRecoveryCode()).text })],
] as const)('who chooses first has keys with a copy for it: %s', async (way, choose) => {
  const server = aServer();
  const here = aBrowser(server);
  await here.ring.open();
  const shown = await choose();
  await here.ring.makeFirst(shown);
  expect(here.opened().hasCopy).toBe(true);
  expect(server.own().copies).toMatchObject([{ way, root: 1 }]);
  const there = aBrowser(server);
  await there.ring.open();
  expect(await there.ring.openBy(shown)).toBe(true);
  expect(there.opened().keyId).toEqual(here.opened().keyId);
});

test('who chooses while another device was faster opens its keys, or is told that they are locked', async () => {
  const server = aServer();
  const [here, other] = [aBrowser(server), aBrowser(server)];
  await Promise.all([here.ring.open(), other.ring.open()]);
  await aBrowser(server, typed).ring.open();
  await here.ring.makeFirst(typed);
  expect(here.opened().hasCopy).toBe(true);
  await other.ring.makeFirst({ code: (await createRecoveryCode()).text });
  expect(other.states.at(-1)).toEqual({ is: 'locked' });
  expect(server.own().chain).toHaveLength(1);
});

test('a first login by passkey makes keys that this passkey opens', async () => {
  const server = aServer();
  const prf = crypto.getRandomValues(new Uint8Array(32));
  const here = aBrowser(server, { prf, credential: 'one' });
  await here.ring.open();
  expect(server.own().copies).toMatchObject([{ way: 'passkey', ref: 'one' }]);
  expect(here.opened().hasCopy).toBe(true);
});

test('who came by a provider gets keys and no copy; a code opens them elsewhere, and the one before no more', async () => {
  const server = aServer({ hasPassword: false });
  const here = aBrowser(server);
  await here.ring.open();
  expect(here.opened().hasCopy).toBe(false);
  const former = await here.ring.makeRecoveryCode();
  const code = await here.ring.makeRecoveryCode();
  expect(here.opened().hasCopy).toBe(true);
  const there = aBrowser(server);
  await there.ring.open();
  expect(await there.ring.openBy({ code: former })).toBe(false);
  expect(await there.ring.openBy({ code: code.toLowerCase().replaceAll('-', ' ') })).toBe(true);
  expect(there.opened().keyId).toEqual(here.opened().keyId);
});

test('a code needs a fresh proof', async () => {
  const server = aServer();
  const { ring } = aBrowser(server, typed);
  await ring.open();
  server.facts.isFresh = false;
  await expect(ring.makeRecoveryCode()).rejects.toMatchObject({ code: 'keys.not-fresh' });
  await expect(ring.openBy(typed)).rejects.toMatchObject({ code: 'keys.not-fresh' });
});

test('a passkey opens what was wrapped for it, and no other does', async () => {
  const server = aServer();
  const prf = crypto.getRandomValues(new Uint8Array(32));
  const here = aBrowser(server, typed);
  await here.ring.open();
  await here.ring.copyForPasskey({ prf, credential: 'one' });
  const there = aBrowser(server, { prf, credential: 'one' });
  await there.ring.open();
  expect(there.opened().keyId).toEqual(here.opened().keyId);
  const other = aBrowser(server, { prf, credential: 'two' });
  await other.ring.open();
  expect(other.states).toEqual([{ is: 'locked' }]);
});

test('a login by passkey, where the keys are, wraps them for it', async () => {
  const server = aServer();
  const { ring, shelf } = aBrowser(server, typed);
  await ring.open();
  const prf = crypto.getRandomValues(new Uint8Array(32));
  await aBrowser(server, { prf, credential: 'one' }, shelf).ring.open();
  expect(server.own().copies.map(({ way }) => way)).toEqual(['password', 'passkey']);
});

test('a password that was reset by mail loses nothing where the keys are: the login wraps them anew', async () => {
  const server = aServer();
  const { ring, shelf } = aBrowser(server, typed);
  await ring.open();
  server.makeStale();
  const after = { password: 'three lanterns', as: 'amber' };
  await aBrowser(server, after, shelf).ring.open();
  const there = aBrowser(server, after);
  await there.ring.open();
  expect(there.opened().hasCopy).toBe(true);
});

test('a changed password brings its copy along, from the root key or from the password before', async () => {
  const server = aServer();
  const { ring } = aBrowser(server, typed);
  await ring.open();
  for (const prepare of [() => undefined, () => server.shares.clear()]) {
    prepare();
    const body = await ring.copyFor('three lanterns', 'walk-the-plaza');
    expect(body).toMatchObject({ way: 'password' });
  }
  const body = await ring.copyFor('three lanterns', 'walk-the-plaza');
  if (body) await server.api.call('PUT /keys/copies', { body });
  const there = aBrowser(server, { password: 'three lanterns', as: 'amber' });
  await there.ring.open();
  expect(there.opened().userId).toBe('7');
});

test('of two browsers that make the first keys at once, the second opens those of the first', async () => {
  const server = aServer();
  const [one, two] = [aBrowser(server, typed), aBrowser(server, typed)];
  await Promise.all([one.ring.open(), two.ring.open()]);
  expect(server.own().chain).toHaveLength(1);
  expect(two.opened().keyId).toEqual(one.opened().keyId);
});

test('who starts anew has other keys, signed as a reset, and a browser with the old ones says so', async () => {
  const server = aServer();
  const old = aBrowser(server, typed);
  await old.ring.open();
  const there = aBrowser(server);
  await there.ring.open();
  await there.ring.startAnew('walk-the-plaza');
  const { links } = await readChain('7', there.opened().chain);
  expect(links.map(({ how }) => how)).toEqual(['first', 'reset']);
  const later = aBrowser(server, undefined, old.shelf);
  await later.ring.open();
  expect(later.warned).toEqual(['changed']);
  expect(later.states.at(-1)).toEqual({ is: 'locked' });
  // The next login opens the new ones, and keeps those before for what was written under them.
  const again = aBrowser(server, typed, old.shelf);
  await again.ring.open();
  expect(again.opened().keyId).toEqual(there.opened().keyId);
  expect(again.opened().former).toHaveLength(1);
});

test('a server that shows other keys than one has is found out', async () => {
  const server = aServer();
  const here = aBrowser(server, typed);
  await here.ring.open();
  const strange = aServer();
  await aBrowser(strange, typed).ring.open();
  server.swapChain(strange.own().chain);
  const later = aBrowser(server, undefined, here.shelf);
  await later.ring.open();
  expect(later.warned).toEqual(['forked']);
  expect(later.states.at(-1)).toMatchObject({ is: 'failed', error: { problem: 'wrong-chain' } });
});

test('a chosen logout takes them along, and the device off the list; other people stay', async () => {
  const server = aServer();
  const { ring, shelf } = aBrowser(server, typed);
  await ring.open();
  const elsewhere = aServer();
  const cedar = aBrowser(elsewhere, typed, shelf, '8');
  await cedar.ring.open();
  await ring.forget();
  expect([...shelf.kept.keys()]).toEqual(['8']);
  expect(server.shares.size).toBe(0);
});

test('the chains of others are kept beside one’s own keys', async () => {
  const server = aServer();
  const here = aBrowser(server, typed);
  await here.ring.open();
  const { people, chain } = here.opened();
  expect(await people.of('9')).toBeUndefined();
  await people.keep('9', chain);
  expect(await people.of('9')).toEqual(chain);
});
