import type { AdminPerson, CallAnswer } from '@plaza/api-contract';
import { testPlaza } from '../testing/testPlaza.ts';
import { User } from '../users/User.ts';

const server = testPlaza();
let admin: User;
let person: User;
beforeAll(async () => {
  admin = await server.aUser({ isAdmin: true });
});
beforeEach(async () => {
  person = await server.aUser();
});

const edit = (body: object, id = person.id, as = admin) =>
  server.as(as).post<{ data: AdminPerson; code: string }>(`/api/monitor/edit/${id}`, body);
const stored = async (id = person.id) => User.query(server.db).findById(id).throwIfNotFound();
const entries = async (about = person.id) =>
  server
    .db('audit_log')
    .where({ about_kind: 'person', about_id: about })
    .orderBy('seq')
    .select('act', 'details');

describe('POST /monitor/edit/{id}', () => {
  it('[7.4-1] changes name, address, ID and flags, and says how the person is now', async () => {
    const body = {
      name: '  New Name ',
      email: `new-${person.email}`,
      username: `new-${person.username}`,
      is_admin: true,
      is_verified: false,
      role: 'moderator',
    };
    const answer = await edit(body);
    expect(answer.body.data).toMatchObject({ ...body, name: 'New Name', id: person.id });
    expect(await stored()).toMatchObject({ ...body, name: 'New Name' });
  });

  it('keeps what another administrator changed while the form was open', async () => {
    const { name, email, username, is_admin, is_blocked, is_verified } = await stored();
    const seen = { name, email, username, is_admin, is_blocked, is_verified, role: null };
    await edit({ is_blocked: true });
    const answer = await edit({ ...seen, name: 'Other', seen });
    expect(answer.body.data).toMatchObject({ name: 'Other', is_blocked: true });
    expect((await entries()).map(({ act }) => act)).toEqual(['person.blocked', 'person.edited']);
  });

  it('loses nothing where two administrators save the same form in the same moment', async () => {
    const { name, email, username, is_admin, is_blocked, is_verified } = await stored();
    const seen = { name, email, username, is_admin, is_blocked, is_verified, role: null };
    const answers = await Promise.all([
      edit({ ...seen, name: 'Other', seen }),
      edit({ ...seen, role: 'moderator', seen }),
      edit({ ...seen, is_verified: !is_verified, seen }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored()).toMatchObject({ name: 'Other', role: 'moderator', is_verified: !is_verified });
  });

  it('writes what changed into the audit log, and nothing when nothing did', async () => {
    await edit({ name: 'Other', is_blocked: true, why: 'Sold the same lantern twice.' });
    await edit({ name: 'Other', is_blocked: true });
    const details = {
      name: { from: person.name, to: 'Other' },
      is_blocked: { from: false, to: true },
      why: 'Sold the same lantern twice.',
    };
    expect(await entries()).toEqual([
      { act: 'person.blocked', details },
      { act: 'person.edited', details },
    ]);
  });

  it('tells the old mailbox when its address was taken away', async () => {
    await edit({ email: `elsewhere-${person.email}` });
    expect(await server.db('mails').where({ recipient: person.email })).toMatchObject([
      { subject: 'Your e-mail address at Plaza was changed' },
    ]);
  });

  it('refuses an ID and an address that somebody else has, or nobody may have', async () => {
    const other = await server.aUser();
    expect((await edit({ username: other.username.toUpperCase() })).body.code).toBe('monitor.username-taken');
    expect((await edit({ username: 'root' })).body.code).toBe('monitor.username-taken');
    expect((await edit({ email: other.email })).body.code).toBe('monitor.email-taken');
    expect(await stored()).toMatchObject({ username: person.username, email: person.email });
  });

  it('takes an ID that only waits for a code', async () => {
    await server
      .db('users')
      .insert({ username: 'waiting', name: 'W', email: 'w@plaza.example', joined_at: null });
    expect((await edit({ username: 'waiting' })).body.data.username).toBe('waiting');
  });

  it.each([
    [{ name: '' }],
    [{ email: 'nobody' }],
    [{ username: 'a b' }],
    [{ is_blocked: 'true' }],
    [{ role: 'king' }],
    [{ password: 'x' }],
  ])('refuses %j', async (body) => {
    expect((await edit(body)).status).toBe(400);
  });

  it('knows nobody who is deleted, was never here, or has not finished signing up', async () => {
    const deleted = await server.aUser({ isDeleted: true });
    expect((await edit({ name: 'X' }, deleted.id)).status).toBe(404);
    expect((await edit({ name: 'X' }, '999999')).status).toBe(404);
    expect((await edit({ name: 'X' }, '0')).status).toBe(400);
  });
});

describe('a block', () => {
  it('ends every session and opens none', async () => {
    const visitor = server.as(person);
    expect((await visitor.get('/api/account')).status).toBe(200);
    await edit({ is_blocked: true });
    expect((await visitor.get('/api/account')).status).toBe(401);
    const open = await server.db('session_families').where({ user_id: person.id, revoked_at: null });
    expect(open).toEqual([]);
  });

  it('taken back lets the person log in again, not their old sessions', async () => {
    const visitor = server.as(person);
    await visitor.get('/api/account');
    await edit({ is_blocked: true });
    await edit({ is_blocked: false });
    expect((await visitor.get('/api/account')).status).toBe(401);
    expect((await server.as(person).get('/api/account')).status).toBe(200);
    expect((await entries()).map(({ act }) => act)).toEqual(['person.blocked', 'person.unblocked']);
  });
});

describe('oneself, and the last administrator', () => {
  it('cannot be blocked, demoted or deleted by oneself', async () => {
    const second = await server.aUser({ isAdmin: true });
    for (const body of [{ is_blocked: true }, { is_admin: false }]) {
      expect((await edit(body, admin.id)).body.code).toBe('monitor.yourself');
    }
    const deleted = await server.as(admin).delete<{ code: string }>(`/api/monitor/${admin.id}`);
    expect(deleted.body.code).toBe('monitor.yourself');
    expect(await stored(admin.id)).toMatchObject({ is_admin: true, is_blocked: false, deleted_at: null });
    await edit({ is_admin: false }, second.id);
  });

  it('may change their own name', async () => {
    expect((await edit({ name: 'Still here' }, admin.id)).status).toBe(200);
  });

  it('stay, when two administrators take each other’s rights at the same moment', async () => {
    await server.db('users').whereNot({ id: admin.id }).update({ is_admin: false });
    const second = await server.aUser({ isAdmin: true });
    const answers = await Promise.all([
      edit({ is_admin: false }, second.id, admin),
      edit({ is_blocked: true }, admin.id, second),
    ]);
    const left = await server.db('users').where({ is_admin: true, is_blocked: false });
    expect(left).toHaveLength(1);
    // The slower one is told so: the last administrator stays, or one's own rights are gone already.
    const [done, refused] = answers.map(({ status }) => status).toSorted();
    expect(done).toBe(200);
    expect([403, 409]).toContain(refused);
    admin = await stored(left[0].id);
  });
});

describe('many at once', () => {
  const bulk = (body: object) =>
    server.as(admin).post<CallAnswer<'POST /monitor/bulk'>>('/api/monitor/bulk', body);

  it('two administrators at the same people, and one more at one of them, wait for each other and all get through', async () => {
    const second = await server.aUser({ isAdmin: true });
    const third = await server.aUser({ isAdmin: true });
    const people: User[] = [];
    for (let count = 0; count < 12; count += 1) people.push(await server.aUser());
    const ids = [...people.map(({ id }) => id), third.id];
    const send = (as: User, these: string[], act: string) =>
      server.as(as).post<{ code?: string }>('/api/monitor/bulk', { ids: these, act });
    for (const [act, back] of [
      ['block', 'unblock'],
      ['verify', 'unverify'],
    ] as const) {
      const answers = await Promise.all([
        send(admin, ids, act),
        send(second, ids.slice(4), act),
        ...ids.slice(4, 10).map((id) => edit({ name: `At once ${act}` }, id, second)),
        edit({ is_admin: false, role: null }, third.id, second),
        send(second, ids.slice(2, 8), back),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    }
  });

  it('does it to all, passes over who may not be touched, and the opposite takes it back', async () => {
    const other = await server.aUser();
    const ids = [person.id, admin.id, other.id, '999999', person.id];
    const done = await bulk({ ids, act: 'block', why: 'A flood' });
    expect(done.body.done.toSorted()).toEqual([person.id, other.id].toSorted());
    expect(done.body.passed).toEqual([
      { id: admin.id, code: 'monitor.yourself', why: 'That is you. Another administrator can do it.' },
      { id: '999999', code: 'users.unknown', why: expect.any(String) },
    ]);
    expect((await stored(other.id)).is_blocked).toBe(true);
    expect((await bulk({ ids: [other.id], act: 'block' })).body).toMatchObject({
      done: [other.id],
      changed: [],
    });
    await bulk({ ids: done.body.done, act: 'unblock' });
    expect((await stored(other.id)).is_blocked).toBe(false);
  });

  it('deletes and restores, verifies and logs out', async () => {
    await bulk({ ids: [person.id], act: 'delete' });
    expect((await stored()).deleted_at).not.toBeNull();
    await bulk({ ids: [person.id], act: 'restore' });
    await bulk({ ids: [person.id], act: 'unverify' });
    expect(await stored()).toMatchObject({ deleted_at: null, is_verified: false });
    await bulk({ ids: [person.id], act: 'verify' });
    await server.bearerOf(person);
    expect((await bulk({ ids: [person.id], act: 'log-out' })).body.done).toEqual([person.id]);
    expect((await entries()).map(({ act }) => act)).toEqual([
      'person.deleted',
      'person.restored',
      'person.edited',
      'person.edited',
      'person.logged-out',
    ]);
  });

  it('takes back what it did itself, and not what another administrator did since', async () => {
    const second = await server.aUser({ isAdmin: true });
    const other = await server.aUser();
    const { mark } = (await bulk({ ids: [person.id, other.id], act: 'block' })).body;
    // Another one lets them in, hears why they were out, and blocks them again.
    for (const is_blocked of [false, true]) await edit({ is_blocked, why: 'A threat' }, person.id, second);
    await edit({ name: 'Renamed' }, other.id, second);
    const back = await bulk({ ids: [person.id, other.id], act: 'unblock', since: mark });
    expect(back.body).toMatchObject({
      done: [other.id],
      passed: [{ id: person.id, code: 'monitor.changed-since' }],
    });
    expect([(await stored()).is_blocked, (await stored(other.id)).is_blocked]).toEqual([true, false]);
  });

  it.each([[{ ids: [], act: 'block' }], [{ ids: ['x'], act: 'block' }], [{ ids: ['1'], act: 'promote' }]])(
    'refuses %j',
    async (body) => {
      expect((await bulk(body)).status).toBe(400);
    },
  );
});
