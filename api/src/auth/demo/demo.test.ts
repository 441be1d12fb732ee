import { DEMO_LOGIN } from '@plaza/api-contract';
import { aForm } from '../../media/testing/aForm.ts';
import { aPicture } from '../../media/testing/pictures.ts';
import { NOTHING, whatIsKept } from '../../media/testing/whatIsKept.ts';
import { storeOf } from '../../media/storeOf.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { sweepDemoJob } from './mintDemoPerson.ts';

interface Opened {
  token: string;
  user: { id: string; username: string; is_admin: boolean; is_demo?: boolean };
}

describe('the demo', () => {
  const server = testPlaza();
  const begin = async () => {
    const { status, body, headers } = await server.as(null).post<Opened>('/api/auth/login', DEMO_LOGIN);
    expect(status).toBe(200);
    return {
      ...body,
      bearer: { authorization: `Bearer ${body.token}` },
      cookie: headers.get('set-cookie') ?? '',
    };
  };

  it('[2.3-2] makes a person of its own for every visitor', async () => {
    const [first, second] = [await begin(), await begin()];
    expect(first.user).toMatchObject({
      username: expect.stringMatching(/^guest-[0-9a-f]{10}$/),
      is_admin: false,
      is_demo: true,
    });
    expect(second.user.id).not.toBe(first.user.id);
    const member = server.as(null);
    expect((await member.get('/api/profile', first.bearer)).body).toMatchObject({
      username: first.user.username,
    });
    expect((await member.get('/api/account', first.bearer)).body).toMatchObject({
      is_demo: true,
      has_password: false,
    });
  });

  it('makes a browser forget none of the members who were logged in there', async () => {
    const { username } = await server.aUser({ password: 'a quiet lantern' });
    const login = { emailOrUsername: username, password: 'a quiet lantern' };
    let known = '';
    const enter = async (sent: object) => {
      const { headers } = await server.as(null).post('/api/auth/login', sent, known ? { cookie: known } : {});
      const given = headers.getSetCookie().find((one) => one.startsWith('plaza_known='));
      known = given?.split(';')[0] ?? known;
    };
    await enter(login);
    const before = known;
    for (let visit = 0; visit < 5; visit += 1) await enter(DEMO_LOGIN);
    expect(before).not.toBe('');
    expect(known).toBe(before);
  });

  it('is not found by members', async () => {
    const { user } = await begin();
    const amber = server.as(await server.aUser());
    expect((await amber.get('/api/chat/search/guest-')).body).toEqual([]);
    expect((await amber.get(`/api/profile/${user.username}`)).status).toBe(404);
  });

  it('can neither set a password nor take an address nor ask for mail', async () => {
    const { bearer, user } = await begin();
    const guest = server.as(null);
    const password = { newPassword: 'a quiet lantern' };
    expect((await guest.post('/api/auth/password', password, bearer)).body).toMatchObject({
      code: 'auth.not-for-demo',
    });
    const email = { email: 'me@mail.example', password: 'x' };
    expect((await guest.post('/api/auth/email', email, bearer)).body).toMatchObject({
      code: 'auth.not-for-demo',
    });
    await guest.post('/api/auth/forgot', { emailOrUsername: user.username });
    await server.runJobs();
    expect((await guest.get('/dev/mailbox.json')).body).toEqual([]);
  });

  describe('of several guests', () => {
    const isThere = async (id: string) => (await server.db('users').where({ id }).first('id')) !== undefined;

    it('takes the others away when one cannot be, and that one later', async () => {
      const [stuck, other] = [await begin(), await begin()];
      await server.as(null).fetch('/api/media', {
        ...{ method: 'POST', headers: stuck.bearer },
        body: aForm([['media', await aPicture(60, 40)]]),
      });
      server.clock.advance({ days: 1, minutes: 2 });
      const store = storeOf(server.plaza.config);
      const away = jest.spyOn(store, 'delete').mockRejectedValue(new Error('the bucket is away'));
      const sweep = () => sweepDemoJob.run({}, server.plaza);
      await expect(sweep()).rejects.toThrow('1 guests are still here.');
      expect([await isThere(stuck.user.id), await isThere(other.user.id)]).toEqual([true, false]);
      away.mockRestore();
      await sweep();
      expect(await isThere(stuck.user.id)).toBe(false);
    });

    it('goes on with what is left where the store gave out', async () => {
      const { user, bearer } = await begin();
      for (const side of [60, 50, 40]) {
        const body = aForm([['media', await aPicture(side, 40)]]);
        await server.as(null).fetch('/api/media', { method: 'POST', headers: bearer, body });
      }
      server.clock.advance({ days: 1, minutes: 2 });
      const store = storeOf(server.plaza.config);
      const remove = store.delete.bind(store);
      const asked: string[] = [];
      const away = jest.spyOn(store, 'delete').mockImplementation(async (keys) => {
        asked.push(...keys);
        if (new Set(asked.map((key) => key.split('/')[0])).size === 2) throw new Error('the bucket is away');
        return remove(keys);
      });
      const left = () => server.db('media').where({ owner_id: user.id }).pluck('id');
      await expect(sweepDemoJob.run({}, server.plaza)).rejects.toThrow('1 guests are still here.');
      expect(await left()).toHaveLength(2);
      away.mockRestore();
      await sweepDemoJob.run({}, server.plaza);
      expect([await left(), await isThere(user.id)]).toEqual([[], false]);
    });

    it('comes a minute late, for a clock that is behind', async () => {
      const { user } = await begin();
      const [job] = await server.db('graphile_worker.jobs').where({ key: `demo ${user.id}` });
      expect(job?.run_at.getTime()).toBe(server.clock.now().getTime() + 86_400_000 + 60_000);
    });

    it('comes back for one who was held by somebody just then', async () => {
      const { user } = await begin();
      server.clock.advance({ days: 1, minutes: 2 });
      await server.db.transaction(async (db) => {
        await db('users').where({ id: user.id }).forShare().first();
        await server.runAllJobs();
      });
      expect(await isThere(user.id)).toBe(true);
      await server.runAllJobs();
      expect(await isThere(user.id)).toBe(false);
    });
  });

  it('ends after a day, and leaves nothing behind', async () => {
    const { user, bearer } = await begin();
    const guest = server.as(null);
    const bring = async (path: string, field: string, ...beside: [string, string][]) => {
      const body = aForm([...beside, [field, await aPicture(60, 40)]]);
      return (await guest.fetch(`/api/${path}`, { method: 'POST', headers: bearer, body })).status;
    };
    expect(await bring('media', 'media')).toBe(200);
    expect(await bring('content', 'media', ['context', 'Hello'])).toBe(200);
    expect(await bring('profile/set', 'profile')).toBe(200);
    expect((await whatIsKept(server)).files).not.toEqual([]);
    server.clock.advance({ days: 1 });
    const late = await server.bearerOf(user);
    expect((await server.as(null).get('/api/profile', { authorization: late })).status).toBe(401);
    await server.db.raw('update graphile_worker._private_jobs set run_at = now()');
    await server.runJobs();
    expect(await server.db('users').where({ id: user.id })).toEqual([]);
    expect(await whatIsKept(server)).toEqual(NOTHING);
  });

  it('takes the pair as it is, and no other password', async () => {
    const wrong = { ...DEMO_LOGIN, password: 'look-around-more' };
    expect((await server.as(null).post('/api/auth/login', wrong)).status).toBe(403);
  });
});

describe('with DEMO_ENABLED=0', () => {
  const server = testPlaza({ env: { DEMO_ENABLED: '0' } });

  it('there is no demo', async () => {
    expect(await server.as(null).post('/api/auth/login', DEMO_LOGIN)).toMatchObject({
      status: 403,
      body: { code: 'auth.demo-closed' },
    });
    expect((await server.as(null).get('/api/auth/providers')).body).toMatchObject({ demo: false });
    expect(await server.db('users')).toEqual([]);
  });
});

describe('in production', () => {
  const server = testPlaza({ env: { NODE_ENV: 'production', LOG_LEVEL: 'silent' } });

  it('one address gets so many guests and no more', async () => {
    const answers = [];
    for (let asked = 0; asked < 6; asked += 1)
      answers.push(await server.as(null).post('/api/auth/login', DEMO_LOGIN));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
