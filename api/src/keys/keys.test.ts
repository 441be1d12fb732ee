import type { CallAnswer } from '@plaza/api-contract';
import { befriend } from '../friends/testing/befriend.ts';
import { joinHub, leaveHub } from '../realtime/testing/joinHub.ts';
import { told } from '../realtime/testing/told.ts';
import { codeTo } from '../testing/mailTo.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { aCopy, b64, identityBody, makeKeys } from './testing/TestKeys.ts';

const server = testPlaza();
afterEach(leaveHub);

type Keys = CallAnswer<'GET /keys'> & { code: string };
const PASSWORD = 'a quiet lantern';

async function aPerson(more: object = {}) {
  const user = await server.aUser();
  const keys = makeKeys(user.id);
  const as = server.as(user);
  const answer = await as.post<Keys>('/api/keys/identity', identityBody(keys, more));
  return { user, keys, as, answer };
}

describe('POST /keys/identity', () => {
  it('keeps the first keys together with the copy that opens them', async () => {
    const { answer, as, keys } = await aPerson({ copies: [aCopy('password')] });
    expect(answer.status).toBe(200);
    const { body } = await as.get<Keys>('/api/keys');
    expect(body.chain).toEqual([{ ...keys.signed, sealed: expect.any(String) }]);
    expect(body.copies).toMatchObject([{ way: 'password', rounds: 600_000, is_stale: false, root: 1 }]);
    expect(body).toMatchObject({ is_fresh: true, has_password: false });
  });

  it('lets the first of two devices win, also at once, and keeps neither half of the second', async () => {
    const user = await server.aUser();
    const devices = [server.as(user), server.as(user), server.as(user)];
    const answers = await Promise.all(
      devices.map((as) =>
        as.post<Keys>('/api/keys/identity', identityBody(makeKeys(user.id), { copies: [aCopy('recovery')] })),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('keys.taken');
    expect((await server.as(user).get<Keys>('/api/keys')).body.copies).toHaveLength(1);
  });

  it('goes on with keys that the ones before have signed, under the same root key', async () => {
    const { user, keys, as } = await aPerson({ copies: [aCopy('recovery')] });
    const next = makeKeys(user.id, 'continued', keys);
    const { status, body } = await as.post<Keys>('/api/keys/identity', identityBody(next));
    expect(status).toBe(200);
    expect(body.chain.map(({ key_id }) => key_id)).toEqual([keys.keyId, next.keyId]);
    expect(body.copies).toMatchObject([{ root: 1 }]);
  });

  it('begins anew under another root key, and forgets what was sealed before a month later', async () => {
    const { user, keys, as } = await aPerson({ copies: [aCopy('recovery')] });
    const next = makeKeys(user.id, 'reset', keys);
    const copies = [aCopy('recovery')];
    const { body } = await as.post<Keys>('/api/keys/identity', identityBody(next, { copies }));
    expect(body.copies.map(({ root }) => root)).toEqual([1, 2]);
    await server.runAllJobs();
    const after = (await as.get<Keys>('/api/keys')).body;
    expect(after.chain.map(({ sealed }) => sealed === null)).toEqual([true, false]);
    expect(after.copies.map(({ root }) => root)).toEqual([2]);
  });

  it('takes ten a day: everybody who writes with somebody loads the whole chain', async () => {
    const { user, keys, as } = await aPerson();
    let last = keys;
    for (let n = 2; n <= 10; n += 1) {
      last = makeKeys(user.id, 'continued', last);
      expect((await as.post('/api/keys/identity', identityBody(last))).status).toBe(200);
    }
    const { status, headers } = await as.post(
      '/api/keys/identity',
      identityBody(makeKeys(user.id, 'continued', last)),
    );
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('86400');
    expect((await as.get<Keys>('/api/keys')).body.chain).toHaveLength(10);
  });

  it.each<[string, (body: ReturnType<typeof identityBody>) => object]>([
    [
      'another’s signature',
      (body) => ({ own_sig: body.own_sig.replace(/^./, (one) => (one === 'A' ? 'B' : 'A')) }),
    ],
    ['another name of the key', () => ({ key_id: 'A'.repeat(22) })],
    ['changed words', (body) => ({ entry: body.entry.replace('"how":"first"', '"how":"reset"') })],
    ['words that are none', () => ({ entry: 'lanterns' })],
    [
      'a key that is no point',
      (body) => ({ entry: body.entry.replace(/"sign":"[^"]*"/, `"sign":"${'A'.repeat(87)}"`) }),
    ],
  ])('refuses %s', async (_, change) => {
    const user = await server.aUser();
    const body = identityBody(makeKeys(user.id));
    const answer = await server.as(user).post<Keys>('/api/keys/identity', { ...body, ...change(body) });
    expect(answer).toMatchObject({ status: 400, body: { code: 'keys.wrong-entry' } });
    expect((await server.as(user).get<Keys>('/api/keys')).body.chain).toEqual([]);
  });

  it('refuses a key that nobody can agree with: who has it in their chat could not write there any more', async () => {
    const user = await server.aUser();
    const noPoint = b64(Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]));
    const body = identityBody(makeKeys(user.id, 'first', undefined, noPoint));
    const answer = await server.as(user).post<Keys>('/api/keys/identity', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'keys.wrong-entry' } });
    expect((await server.as(user).get<Keys>('/api/keys')).body.chain).toEqual([]);
  });

  it('refuses the keys of somebody else, and a step that does not follow', async () => {
    const { user, keys, as } = await aPerson();
    const other = await server.aUser();
    const theirs = await server.as(other).post<Keys>('/api/keys/identity', identityBody(keys));
    expect(theirs.status).toBe(400);
    const skipped = makeKeys(user.id, 'reset', makeKeys(user.id, 'reset', keys));
    expect((await as.post<Keys>('/api/keys/identity', identityBody(skipped))).status).toBe(409);
    const forged = makeKeys(user.id, 'continued', { ...makeKeys(user.id), n: 1, hash: keys.hash });
    expect((await as.post<Keys>('/api/keys/identity', identityBody(forged))).status).toBe(400);
  });

  it('replaces nothing by a session that has not proved itself lately', async () => {
    const { user, keys, as } = await aPerson();
    server.clock.advance({ minutes: 6 });
    const next = identityBody(makeKeys(user.id, 'reset', keys));
    expect(await as.post('/api/keys/identity', next)).toMatchObject({
      status: 403,
      body: { code: 'keys.not-fresh' },
    });
  });

  it('tells all devices of its owner', async () => {
    const user = await server.aUser();
    const device = await joinHub(server.url, await server.bearerOf(user));
    await device.sync(null);
    const keys = makeKeys(user.id);
    await server.as(user).post('/api/keys/identity', identityBody(keys));
    expect(await told(device, ['keys-changed'], 1)).toEqual([
      { user_id: user.id, n: 1, key_id: keys.keyId, how: 'first' },
    ]);
  });
});

describe('copies', () => {
  it('of a password are shown only shortly after a login or another proof; others always', async () => {
    const user = await server.aUser({ password: PASSWORD });
    const as = server.as(user);
    const copies = [aCopy('password'), aCopy('recovery')];
    await as.post('/api/keys/identity', identityBody(makeKeys(user.id), { copies }));
    server.clock.advance({ minutes: 6 });
    const shown = async () => (await as.get<Keys>('/api/keys')).body;
    expect(await shown()).toMatchObject({
      is_fresh: false,
      has_password: true,
      copies: [
        { way: 'password', salt: null, rounds: null, wrapped: null },
        { way: 'recovery', wrapped: expect.any(String) },
      ],
    });
    expect((await as.post('/api/keys/proof', { password: 'something else' })).status).toBe(403);
    expect((await shown()).is_fresh).toBe(false);
    expect((await as.post('/api/keys/proof', { password: PASSWORD })).status).toBe(200);
    expect(await shown()).toMatchObject({ is_fresh: true, copies: [{ salt: copies[0]?.salt }, {}] });
    server.clock.advance({ minutes: 6 });
    expect((await shown()).is_fresh).toBe(false);
  });

  it('are replaced and taken away by who has proved themselves, and by nobody else', async () => {
    const { as } = await aPerson({ copies: [aCopy('recovery')] });
    const newer = aCopy('recovery');
    const kept = await as.put<Keys>('/api/keys/copies', newer);
    expect(kept.body.copies).toMatchObject([{ way: 'recovery', wrapped: newer.wrapped }]);
    await as.put('/api/keys/copies', aCopy('passkey', 'credential-1'));
    await as.put('/api/keys/copies', aCopy('passkey', 'credential-2'));
    const left = await as.delete<Keys>('/api/keys/copies/passkey?ref=credential-1');
    expect(left.body.copies.map(({ ref }) => ref)).toEqual(['credential-2', '']);
    expect((await as.delete('/api/keys/copies/passkey?ref=credential-1')).status).toBe(403);
    server.clock.advance({ minutes: 6 });
    expect((await as.put('/api/keys/copies', newer)).status).toBe(403);
    expect((await as.delete('/api/keys/copies/recovery')).status).toBe(403);
  });

  it.each([
    [{ ...aCopy('password'), rounds: 599_999 }],
    [{ ...aCopy('password'), salt: undefined }],
    [{ ...aCopy('recovery'), rounds: 600_000, salt: 'A'.repeat(43) }],
    [{ ...aCopy('recovery'), wrapped: 'short' }],
    [{ ...aCopy('recovery'), way: 'paper' }],
  ])('that make no sense are refused: %j', async (copy) => {
    const { as } = await aPerson();
    expect((await as.put('/api/keys/copies', copy)).status).toBe(400);
  });

  it('cannot be kept before there are keys', async () => {
    const user = await server.aUser();
    expect(await server.as(user).put('/api/keys/copies', aCopy('recovery'))).toMatchObject({
      status: 409,
      body: { code: 'keys.none' },
    });
  });

  it('go stale with a password that was changed without them, and not with one that brought its own', async () => {
    const user = await server.aUser({ password: PASSWORD });
    const as = server.as(user);
    const first = { copies: [aCopy('password')] };
    await as.post('/api/keys/identity', identityBody(makeKeys(user.id), first));
    const stale = async () => (await as.get<Keys>('/api/keys')).body.copies.map(({ is_stale }) => is_stale);
    const change = (password: string, newPassword: string, more: object = {}) =>
      as.post('/api/auth/password', { password, newPassword, ...more });
    expect((await change(PASSWORD, 'another lantern')).status).toBe(200);
    expect(await stale()).toEqual([true]);
    const keyCopy = aCopy('password');
    expect((await change('another lantern', 'a third lantern', { keyCopy })).status).toBe(200);
    expect(await stale()).toEqual([false]);
    expect((await as.get<Keys>('/api/keys')).body.copies).toMatchObject([{ wrapped: keyCopy.wrapped }]);
  });
});

describe('POST /keys/proof', () => {
  it('asks for something, and says so where there is no password', async () => {
    const user = await server.aUser({ password: PASSWORD });
    expect((await server.as(user).post('/api/keys/proof', {})).status).toBe(400);
    const { as } = await aPerson();
    expect(await as.post('/api/keys/proof', { password: PASSWORD })).toMatchObject({
      status: 400,
      body: { code: 'keys.no-proof' },
    });
  });

  it('counts for its own session alone', async () => {
    const user = await server.aUser({ password: PASSWORD });
    const [one, other] = [server.as(user), server.as(user)];
    await other.get('/api/keys');
    await one.get('/api/keys');
    server.clock.advance({ minutes: 6 });
    await one.post('/api/keys/proof', { password: PASSWORD });
    expect((await one.get<Keys>('/api/keys')).body.is_fresh).toBe(true);
    expect((await other.get<Keys>('/api/keys')).body.is_fresh).toBe(false);
  });
});

describe('GET /keys/people', () => {
  it('shows the chains of people one sees, and of nobody behind a wall', async () => {
    const [me, other, third] = [await aPerson(), await aPerson(), await aPerson()];
    await befriend(server.db, me.user, other.user);
    const ids = [me, other, third].map(({ user }) => user.id).join(',');
    const asked = async () => {
      const { body } = await me.as.get<CallAnswer<'GET /keys/people'>>(`/api/keys/people?ids=${ids}`);
      return body.map(({ user_id }) => user_id);
    };
    expect(await asked()).toEqual([me.user.id, other.user.id, third.user.id]);
    await other.as.put(`/api/people/${me.user.username}/block`);
    expect(await asked()).toEqual([me.user.id, third.user.id]);
  });

  it.each(['', 'x', '1,2,', Array.from({ length: 51 }, (_, at) => at + 1).join(',')])(
    'refuses %j',
    async (ids) => {
      const { as } = await aPerson();
      expect((await as.get(`/api/keys/people?ids=${ids}`)).status).toBe(400);
    },
  );
});

describe('the vault', () => {
  it('is written by one device at a time', async () => {
    const { as } = await aPerson();
    expect((await as.get('/api/keys/vault')).body).toEqual({ n: 0, sealed: null });
    const write = (n: number, sealed: string) => as.put('/api/keys/vault', { n, sealed });
    expect(
      (await Promise.all([write(1, 'one'), write(1, 'two')])).map(({ status }) => status).toSorted(),
    ).toEqual([200, 409]);
    expect((await write(3, 'three')).status).toBe(409);
    expect((await write(2, 'two')).status).toBe(200);
    expect((await as.get('/api/keys/vault')).body).toEqual({ n: 2, sealed: 'two' });
    expect((await write(3, 'v'.repeat(300_000))).status).toBe(200);
  });
});

describe('devices', () => {
  it('have a share that is given only after a proof, to their owner', async () => {
    const { as } = await aPerson();
    const made = await as.post<{ id: string; share: string }>('/api/keys/devices', { name: 'Phone' });
    const address = `/api/keys/devices/${made.body.id}`;
    expect((await as.get(`${address}/share`)).body).toEqual({ share: made.body.share });
    expect((await as.get('/api/keys/devices')).body).toMatchObject([{ id: made.body.id, name: 'Phone' }]);
    const other = (await aPerson()).as;
    expect((await other.get(`${address}/share`)).status).toBe(403);
    expect((await other.delete(address)).status).toBe(403);
    server.clock.advance({ minutes: 6 });
    expect((await as.get(`${address}/share`)).status).toBe(403);
    expect((await as.delete(address)).body).toEqual({ removed: true });
    expect((await as.get('/api/keys/devices')).body).toEqual([]);
  });

  it('are taken off the list from another device only after a proof', async () => {
    const { user, as: phone } = await aPerson();
    const laptop = server.as(user);
    const { body } = await phone.post<{ id: string }>('/api/keys/devices', { name: 'Phone' });
    expect((await laptop.get('/api/keys/devices')).status).toBe(200);
    server.clock.advance({ minutes: 6 });
    expect(await laptop.delete(`/api/keys/devices/${body.id}`)).toMatchObject({
      status: 403,
      body: { code: 'keys.not-fresh' },
    });
    expect((await phone.get('/api/keys/devices')).body).toHaveLength(1);
    await laptop.post('/api/keys/proof/code');
    await laptop.post('/api/keys/proof', { otp: await codeTo(server, user.email) });
    expect((await laptop.delete(`/api/keys/devices/${body.id}`)).body).toEqual({ removed: true });
  });

  it('stay the same device after another login: whoever was lent the share leaves without a proof', async () => {
    const { user, as: before } = await aPerson();
    const { body } = await before.post<{ id: string }>('/api/keys/devices', { name: 'Phone' });
    const after = server.as(user);
    await after.get(`/api/keys/devices/${body.id}/share`);
    server.clock.advance({ minutes: 6 });
    expect((await after.delete(`/api/keys/devices/${body.id}`)).body).toEqual({ removed: true });
  });
});

it.each([
  ['get', '/api/keys'],
  ['get', '/api/keys/vault'],
  ['get', '/api/keys/devices'],
  ['get', '/api/keys/people?ids=1'],
  ['get', '/api/keys/links'],
] as const)('nobody is told anything without a session: %s %s', async (way, path) => {
  expect((await server.as(null)[way](path)).status).toBe(401);
});
