import { createECDH } from 'node:crypto';
import { PUSH_LIMITS } from '@plaza/api-contract';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aBrowser, INSTANCE } from '../testing/aBrowser.ts';
import { TestPushService } from '../testing/TestPushService.ts';

const service = new TestPushService();
const env: Record<string, string> = { TRUST_PROXY: '1' };
beforeAll(async () => Object.assign(env, await service.open()));
const server = testPlaza({ env });
afterAll(() => service.close());

type Refused = { error: string; description: string; code: string };
const nobody = () => server.as(null);
const devices = `${INSTANCE}/devices/web`;
const row = (id: string) => server.db('push_devices').where({ id }).first();
const interests = async (id: string, query = '') =>
  (
    await nobody().get<{ interests: string[]; responseMetadata: { nextCursor?: string } }>(
      `${devices}/${id}/interests${query}`,
    )
  ).body;

/** With a key of the right length. */
function tokenWith(key: Buffer): string {
  const keys = { p256dh: key.toString('base64url'), auth: Buffer.alloc(16).toString('base64url') };
  return Buffer.from(JSON.stringify({ endpoint: 'https://fcm.googleapis.com/x', keys })).toString('base64');
}

/** A point of the curve in the third way to write one, which is as long as the usual one. */
function hybridKey(): Buffer {
  return Buffer.from(createECDH('prime256v1').generateKeys('hex', 'hybrid'), 'hex');
}

describe('the device API', () => {
  it('[7.6-1] gives the key to subscribe with: one for all time and all processes', async () => {
    const { status, body } = await nobody().get<{ vapidPublicKey: string }>(
      `${INSTANCE}/web-vapid-public-key`,
    );
    expect(status).toBe(200);
    expect(Buffer.from(body.vapidPublicKey, 'base64url')).toHaveLength(65);
    expect((await nobody().get(`/api${INSTANCE}/web-vapid-public-key`)).body).toEqual(body);
    expect(await server.db('push_vapid').select('public_key')).toEqual([{ public_key: body.vapidPublicKey }]);
  });

  it('[7.6-1] [3-8] registers a browser, and forgets it', async () => {
    const { token } = service.subscribe();
    const sent = { token, metadata: { sdkVersion: '2.1.0' } };
    const { status, body } = await nobody().post<{ id: string }>(devices, sent, {
      'user-agent': 'Lantern/1',
    });
    expect([status, body]).toEqual([200, { id: expect.stringMatching(/^web-/) }]);
    expect(await row(body.id)).toMatchObject({
      instance: 'plaza',
      token,
      user_id: null,
      sdk_version: '2.1.0',
      user_agent: 'Lantern/1',
    });
    expect((await nobody().delete(`${devices}/${body.id}`)).status).toBe(200);
    expect(await row(body.id)).toBeUndefined();
    expect((await nobody().delete(`${devices}/${body.id}`)).status).toBe(200);
  });

  it('knows a browser again that registers anew, under another name', async () => {
    const first = await aBrowser(server, service, await server.aUser());
    const again = await nobody().post<{ id: string }>(devices, { token: first.token });
    expect(again.body.id).not.toBe(first.id);
    expect(await row(first.id)).toBeUndefined();
    expect(await row(again.body.id)).toMatchObject({ user_id: null });
  });

  it('lets nobody take over an endpoint without its keys', async () => {
    const theirs = await aBrowser(server, service, await server.aUser());
    const mine = JSON.parse(Buffer.from(service.subscribe().token, 'base64').toString());
    const token = Buffer.from(JSON.stringify({ ...mine, endpoint: theirs.endpoint })).toString('base64');
    expect((await nobody().post<Refused>(devices, { token })).body.code).toBe('push.wrong-token');
    expect(await row(theirs.id)).toBeDefined();
  });

  it.each([
    ['no subscription', 'aGVsbG8='],
    ['no base64', '{}'],
    ['one without keys', Buffer.from('{"endpoint":"https://fcm.googleapis.com/x"}').toString('base64')],
    ['one to which nothing can be encrypted', tokenWith(Buffer.alloc(65, 4))],
    ['one with a key that is written as no browser writes it', tokenWith(hybridKey())],
  ])('refuses a token that is %s', async (_, token) => {
    expect(await nobody().post(devices, { token })).toMatchObject({
      status: 400,
      body: { error: 'Bad Request', description: 'The token is not a push subscription.' },
    });
  });

  it.each([
    'https://elsewhere.example/push',
    'http://fcm.googleapis.com/push',
    'https://127.0.0.1/push',
    'https://[::1]/push',
    'https://169.254.169.254/latest',
    'https://user:word@fcm.googleapis.com/push',
    'https://fcm.googleapis.com:8443/push',
    'https://evilpush.apple.com.example/push',
    'https://fcm.googleapis.com/nothing\0',
    ' https://fcm.googleapis.com/spaced',
    'https://fcm.googleapis.com/half\ud800',
  ])('refuses to send to %s', async (endpoint) => {
    const { keys } = JSON.parse(Buffer.from(service.subscribe().token, 'base64').toString());
    const token = Buffer.from(JSON.stringify({ endpoint, keys })).toString('base64');
    expect((await nobody().post<Refused>(devices, { token })).body.code).toBe('push.wrong-endpoint');
  });

  it('[7.6-1] adds, removes, lists and sets interests', async () => {
    const { id } = await aBrowser(server, service, null);
    const at = `${devices}/${id}/interests`;
    expect((await nobody().post(`${at}/hello`)).status).toBe(200);
    expect((await nobody().post(`${at}/donuts`)).status).toBe(200);
    expect((await nobody().post(`${at}/hello`)).status).toBe(200);
    expect(await interests(id)).toEqual({ interests: ['donuts', 'hello'], responseMetadata: {} });
    expect((await nobody().delete(`${at}/hello`)).status).toBe(200);
    expect((await interests(id)).interests).toEqual(['donuts']);
    expect((await nobody().put(at, { interests: ['b', 'a', 'b'] })).status).toBe(200);
    expect((await interests(id)).interests).toEqual(['a', 'b']);
    const cursor = Buffer.from('\0').toString('base64url');
    expect((await nobody().get(`${devices}/${id}/interests?cursor=${cursor}`)).status).toBe(400);
    const page = await interests(id, '?limit=1');
    expect(page.interests).toEqual(['a']);
    expect(await interests(id, `?limit=1&cursor=${page.responseMetadata.nextCursor}`)).toEqual({
      interests: ['b'],
      responseMetadata: {},
    });
    await nobody().put(at, { interests: [] });
    expect((await interests(id)).interests).toEqual([]);
  });

  it('[5-9] [8-9] refuses interests in the words that its clients know', async () => {
    const { id } = await aBrowser(server, service, null);
    const at = `${devices}/${id}/interests`;
    const said = async (answer: Promise<{ status: number; body: Refused }>) => {
      const { status, body } = await answer;
      return [status, body.error, body.description];
    };
    const tooLong = 'x'.repeat(PUSH_LIMITS.interestLength + 1);
    expect(await said(nobody().post(`${at}/${tooLong}`))).toEqual([
      400,
      'Bad Request',
      'Interest is longer than the maximum of 164 chars',
    ]);
    expect(await said(nobody().post(`${at}/${encodeURIComponent('bad interest')}`))).toEqual([
      400,
      'Bad Request',
      'interest "bad interest" contains a forbidden character. Allowed characters are: ASCII upper/lower-case letters, numbers or one of _-=@,.;',
    ]);
    expect((await nobody().post(`${at}/${'x'.repeat(PUSH_LIMITS.interestLength)}`)).status).toBe(200);
    expect((await nobody().post(`${at}/${encodeURIComponent('aZ9_-=@,.;')}`)).status).toBe(200);
    expect((await said(nobody().put(at, { interests: ['ok', 7] })))[0]).toBe(400);
    expect((await said(nobody().put(at, { interests: [''] })))[0]).toBe(400);
    expect((await said(nobody().put(at, {})))[0]).toBe(400);
  });

  it('[5-9] keeps five thousand interests, and not one more', async () => {
    const { id } = await aBrowser(server, service, null);
    const at = `${devices}/${id}/interests`;
    const many = Array.from({ length: PUSH_LIMITS.interests }, (_, at2) => `interest-${at2}`);
    expect((await nobody().put(at, { interests: many })).status).toBe(200);
    const refused = await nobody().put<Refused>(at, { interests: [...many, 'one-more'] });
    expect(refused.body.description).toBe('Number of interests (5001) exceeds maximum of 5000');
    expect((await nobody().post(`${at}/one-more`)).status).toBe(400);
    expect((await nobody().post(`${at}/interest-0`)).status).toBe(200);
  });

  it('[5-9] keeps four full lists a day for the strangers of one network; what is somebody’s has its own', async () => {
    const from = (ip: string) => ({ 'x-forwarded-for': ip });
    const many = Array.from({ length: PUSH_LIMITS.interests }, (_, at) => `interest-${at}`);
    const fill = async ({ id }: { id: string }, ip: string) =>
      (await nobody().put(`${devices}/${id}/interests`, { interests: many }, from(ip))).status;
    for (let filled = 0; filled < 4; filled += 1)
      expect(await fill(await aBrowser(server, service, null), '2001:db8::1')).toBe(200);
    const late = await aBrowser(server, service, null);
    const at = `${devices}/${late.id}/interests`;
    expect(await fill(late, '2001:db8::2')).toBe(429);
    expect((await interests(late.id)).interests).toEqual([]);
    expect((await nobody().post(`${at}/one-by-one`, undefined, from('2001:db8::1'))).status).toBe(429);
    expect((await interests(late.id)).interests).toEqual([]);
    const elsewhere = '192.0.2.7';
    expect((await nobody().post(`${at}/one`, undefined, from(elsewhere))).status).toBe(200);
    expect(await fill(await aBrowser(server, service, await server.aUser()), '2001:db8::1')).toBe(200);
    server.clock.advance({ days: 1 });
    expect(await fill(late, '2001:db8::1')).toBe(200);
  });

  it('keeps so many devices a day for the strangers of one network', async () => {
    const register = (ip: string) =>
      nobody().post<{ id: string }>(devices, { token: service.subscribe().token }, { 'x-forwarded-for': ip });
    await register('192.0.2.8');
    // As if there had been a thousand.
    const { key } = await server.db('account_tries').where({ tokens: 999 }).first();
    await server.db('account_tries').where({ key }).update({ tokens: 0.5 });
    expect((await register('192.0.2.8')).status).toBe(429);
    expect((await register('192.0.2.9')).status).toBe(200);
  });

  it('[3-8] hears of a person only on a device of that person', async () => {
    const [amber, basalt] = [await server.aUser(), await server.aUser()];
    const { id } = await aBrowser(server, service, null);
    const at = `${devices}/${id}/interests`;
    const refused = await nobody().post<Refused>(`${at}/user-${amber.id}`);
    expect([refused.status, refused.body.code]).toEqual([403, 'push.not-your-interest']);
    expect((await nobody().put(at, { interests: [`user-${amber.id}`] })).status).toBe(403);
    await server.as(amber).put(`${devices}/${id}/user`);
    expect((await interests(id)).interests).toEqual([`user-${amber.id}`]);
    expect((await nobody().post(`${at}/user-${amber.id}`)).status).toBe(200);
    expect((await nobody().post(`${at}/user-${basalt.id}`)).status).toBe(403);
  });

  it('[5-9] [8-9] is somebody’s once that is said by a bearer, and never another’s', async () => {
    const [amber, basalt] = [await server.aUser(), await server.aUser()];
    const { id } = await aBrowser(server, service, amber);
    expect(await row(id)).toMatchObject({ user_id: amber.id });
    expect((await server.as(amber).put(`${devices}/${id}/user`)).status).toBe(200);
    expect(await server.as(basalt).put(`${devices}/${id}/user`)).toMatchObject({
      status: 409,
      body: { error: 'Conflict', description: 'Changing the `userId` is not allowed.' },
    });
    expect((await nobody().put(`${devices}/${id}/user`)).status).toBe(401);
  });

  it('[7.6-1] notes which client speaks', async () => {
    const { id } = await aBrowser(server, service, null);
    const told = { sdkVersion: '2.2.0' };
    expect(
      (await nobody().put(`${devices}/${id}/metadata`, told, { 'user-agent': 'Lantern/2' })).status,
    ).toBe(200);
    expect(await row(id)).toMatchObject({ sdk_version: '2.2.0', user_agent: 'Lantern/2' });
  });

  it.each([
    ['get', '/interests'],
    ['put', '/interests', { interests: [] }],
    ['post', '/interests/hello'],
    ['delete', '/interests/hello'],
    ['put', '/metadata', { sdkVersion: '1' }],
  ] as const)(
    'says of a device that is not there that it is not: %s %s',
    async (way, path, ...[body]: object[]) => {
      const at = `${devices}/web-00000000-0000-4000-8000-000000000000${path}`;
      const { status, body: said } =
        way === 'get' ? await nobody().get<Refused>(at) : await nobody()[way]<Refused>(at, body);
      expect([status, said.error, said.description]).toEqual([
        404,
        'Not Found',
        'There is no such device here.',
      ]);
      const elsewhere = at.replace('/plaza/', '/elsewhere/');
      const other =
        way === 'get'
          ? await nobody().get<Refused>(elsewhere)
          : await nobody()[way]<Refused>(elsewhere, body);
      expect(other.body.code).toBe('push.unknown-instance');
    },
  );

  it('answers what it does not know as such, and a wrong method as well', async () => {
    expect((await nobody().get<Refused>('/device_api/v1/nothing')).body).toMatchObject({
      error: 'Not Found',
      description: 'There is nothing at this address.',
    });
    expect((await nobody().delete<Refused>(`${INSTANCE}/web-vapid-public-key`)).status).toBe(405);
  });

  it('forgets a browser that nobody has called theirs, after a day', async () => {
    const [nameless, named] = [
      await aBrowser(server, service, null),
      await aBrowser(server, service, await server.aUser()),
    ];
    await server.runAllJobs();
    expect(await row(nameless.id)).toBeUndefined();
    expect(await row(named.id)).toBeDefined();
  });

  it('keeps the twenty newest browsers of a person', async () => {
    const amber = await server.aUser();
    const first = await aBrowser(server, service, amber);
    for (let made = 0; made < 20; made += 1) {
      server.clock.advance({ seconds: 1 });
      await aBrowser(server, service, amber);
    }
    expect(await row(first.id)).toBeUndefined();
    expect(await server.db('push_devices').where({ user_id: amber.id })).toHaveLength(20);
  });
});
