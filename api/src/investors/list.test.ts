import type { CallAnswer, Investor } from '@plaza/api-contract';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { bounceAddress } from './sending/addresses.ts';

const server = testPlaza();
let admin: User;
let founder: User;
beforeAll(async () => {
  admin = await server.aUser({ isAdmin: true, username: 'amber' });
  founder = await server.aUser({ role: 'outreach' });
});
beforeEach(() => server.db('investors').delete());

type One = { data: Investor; code: string };
const add = (body: object, as: User = admin) => server.as(as).post<One>('/api/investor/add', body);
const list = async (body: object = {}) =>
  (await server.as(admin).post<CallAnswer<'POST /investor'>>('/api/investor/', body)).body.investors;
const written = (email: string) => server.db('investors').where({ email }).update({ status: true });

it('[7.4-2] [3-6] adds an investor, whose creator is who adds', async () => {
  const { body } = await add({ name: ' Ines ', email: 'Ines@fund.example', note: 'Harbour', creator: '999' });
  expect(body.data).toEqual({
    id: expect.any(String),
    name: 'Ines',
    email: 'Ines@fund.example',
    note: 'Harbour',
    status: false,
    action: false,
    creator: admin.id,
    createdAt: expect.any(String),
    creator_username: 'amber',
    is_suppressed: false,
    suppressed: null,
    mail: null,
  });
  expect(await list()).toEqual([body.data]);
});

it('needs an address and nothing else, and takes each once', async () => {
  expect((await add({ email: 'one@fund.example' })).status).toBe(200);
  expect((await add({ email: 'ONE@fund.example', name: 'Again' })).body.code).toBe('investors.taken');
  for (const email of ['', 'nobody', 'a@b', undefined]) expect((await add({ email })).status).toBe(400);
  expect((await add({ email: 'x@fund.example', name: 'two\nlines' })).status).toBe(400);
});

it.each([
  [{}, ['b', 'c', 'a']],
  [{ status: '', action: '' }, ['b', 'c', 'a']],
  [{ status: 'true' }, ['b', 'c']],
  [{ status: 'false' }, ['a']],
  [{ status: 'true', action: 'false' }, ['c']],
  [{ action: 'true' }, ['b']],
])('[7.4-2] filters by %j', async (body, found) => {
  for (const name of ['a', 'c', 'b']) await add({ name, email: `${name}@fund.example` });
  await server.db('investors').whereIn('name', ['b', 'c']).update({ status: true });
  await server.db('investors').where({ name: 'b' }).update({ action: true });
  const answer = await server.as(admin).post<CallAnswer<'POST /investor'>>('/api/investor/', body);
  expect(answer.body.investors.map(({ name }) => name)).toEqual(found);
  expect(answer.body.totals).toEqual({ investors: 3, sent: 2, engaged: 1 });
});

it.each([[{ status: true }], [{ action: 'yes' }]])('refuses %j for a filter', async (body) => {
  expect((await server.as(admin).post('/api/investor/', body)).status).toBe(400);
});

describe('PUT /investor/update', () => {
  const update = (body: object) => server.as(admin).put<One>('/api/investor/update', body);
  const email = 'ines@fund.example';
  beforeEach(() => add({ email }));

  it('[7.4-2] makes an investor engaged once they were written to', async () => {
    expect((await update({ email, action: false })).body.data).toMatchObject({
      status: false,
      action: false,
    });
    await written(email);
    expect((await update({ email, action: true })).body.data).toMatchObject({ status: true, action: true });
  });

  it('goes by what the list knows, not by what was sent', async () => {
    const { status, body } = await update({ email, action: true });
    expect([status, body.code]).toEqual([409, 'investors.changed']);
    await written(email);
    expect((await update({ email, action: 'true' })).body.data.action).toBe(true);
  });

  it('knows nobody else', async () => {
    expect((await update({ email: 'x@fund.example' })).status).toBe(404);
  });
});

describe('POST /investor/remove', () => {
  it('takes along what mail servers have said of the address, and keeps nothing that they say later', async () => {
    const email = 'ines@fund.example';
    await add({ email });
    const at = server.clock.now();
    const { id: investor_id } = await server.db('investors').where({ email }).first('id');
    const [{ id: campaign_id }] = (await server
      .db('campaigns')
      .insert({ kind: 'one', state: 'done', origin: server.url, created_at: at })
      .returning('id')) as [{ id: string }];
    const response = `550 5.1.1 <${email}>: no such mailbox`;
    const hash = server.db.raw('investor_hash(?::citext)', [email]);
    const row = { campaign_id, investor_id, email_hash: hash, subject: 0, state: 'soft', response };
    const [{ id }] = (await server
      .db('deliveries')
      .insert({ ...row, next_at: at, changed_at: at })
      .returning('id')) as [{ id: string }];
    const said = async () => (await server.db('deliveries').where({ id }).first('response')).response;
    await server.as(admin).post('/api/investor/remove', { email });
    expect(await said()).toBeNull();
    const to = bounceAddress({ ...server.plaza.config, address: 'bounce@plaza.example' }, id);
    const bounce = await server.as(null).post('/api/investor/bounces', { to, kind: 'soft', response });
    expect([bounce.body, await said()]).toEqual([{ taken: true }, null]);
  });

  it('[7.4-2] takes somebody off the list, and their name out of the audit log', async () => {
    const { id } = (await add({ email: 'ines@fund.example' })).body.data;
    const remove = () =>
      server.as(admin).post('/api/investor/remove', { email: 'ines@fund.example', action: 'false' });
    expect((await remove()).body).toEqual({ removed: true });
    expect((await remove()).status).toBe(404);
    const entries = await server
      .db('audit_log')
      .where({ about_kind: 'investor', about_id: id })
      .orderBy('seq');
    expect(entries).toMatchObject([
      { act: 'investor.added', details: null },
      { act: 'investor.removed', details: null },
    ]);
  });
});

describe('POST /investor/import', () => {
  const bring = async (csv: string, dry_run = false) =>
    (
      await server
        .as(admin)
        .post<CallAnswer<'POST /investor/import'>>('/api/investor/import', { csv, dry_run })
    ).body;
  const csv = [
    'Name;E-Mail;Notiz',
    'Ines Duarte;ines@fund.example;"Met; at the harbour"',
    'Nobody;;',
    'Wrong;wrong@;',
    'Twice;INES@fund.example;',
    `Long;long@fund.example;${'x'.repeat(2001)}`,
    'Here;here@fund.example;',
    'Many;many@fund.example;a;b',
    ';bare@fund.example',
  ].join('\r\n');

  it('shows first what it would do, line by line, and changes nothing', async () => {
    await add({ email: 'here@fund.example' });
    expect(await bring(csv, true)).toEqual({
      ready: [
        { line: 2, name: 'Ines Duarte', email: 'ines@fund.example', note: 'Met; at the harbour' },
        { line: 9, name: '', email: 'bare@fund.example', note: '' },
      ],
      ready_count: 2,
      added: 0,
      errors: [
        { line: 3, text: 'Nobody, , ', problem: 'no-email' },
        { line: 4, text: 'Wrong, wrong@, ', problem: 'wrong-email' },
        { line: 5, text: 'Twice, INES@fund.example, ', problem: 'twice' },
        { line: 6, text: expect.stringMatching(/^Long, /), problem: 'too-long' },
        { line: 7, text: 'here@fund.example', problem: 'here-already' },
        { line: 8, text: 'Many, many@fund.example, a, b', problem: 'wrong-columns' },
      ],
      errors_count: 6,
    });
    expect(await list()).toHaveLength(1);
  });

  it('adds what can be added, and the same file once more adds nothing', async () => {
    expect(await bring(csv)).toMatchObject({ added: 3, errors_count: 5 });
    expect(await bring(csv)).toMatchObject({ added: 0, ready_count: 0 });
    expect((await list()).map(({ email }) => email)).toEqual([
      'ines@fund.example',
      'here@fund.example',
      'bare@fund.example',
    ]);
  });

  it('puts a name together that stands in two columns', async () => {
    const answer = await bring('First Name,Last Name,Email Address\nInes,Duarte,ines@fund.example', true);
    expect(answer.ready).toMatchObject([{ name: 'Ines Duarte', email: 'ines@fund.example' }]);
  });

  it('takes what Excel saved: its first line, and names and notes of several lines', async () => {
    const text =
      'sep=;\r\nName;Email;Note\r\n"Ines\r\nDuarte";ines@fund.example;"Harbour,\r\nMonday"\r\nX;x;\r\n';
    expect(await bring(text, true)).toMatchObject({
      ready: [{ line: 3, name: 'Ines Duarte', email: 'ines@fund.example', note: 'Harbour,\nMonday' }],
      errors: [{ line: 6, problem: 'wrong-email' }],
    });
  });

  it('a name with signs that nobody sees loses these, and is not called too long', async () => {
    expect(await bring('name,email\nInes\u200b\u0007 Duarte,ines@fund.example', true)).toMatchObject({
      ready: [{ name: 'Ines Duarte' }],
      errors: [],
    });
  });

  it('takes the right line of somebody whose first line was wrong', async () => {
    const answer = await bring('email,name\nines@fund.example,Ines,Duarte,x\nines@fund.example,Ines', true);
    expect(answer).toMatchObject({ ready: [{ line: 3 }], errors: [{ line: 2, problem: 'wrong-columns' }] });
  });

  it('takes ten thousand, and shows the first hundred', async () => {
    const lines = Array.from({ length: 10_000 }, (_, at) => `Investor ${at},i${at}@fund.example,`);
    const answer = await bring(['name,email,note', ...lines].join('\n'));
    expect(answer).toMatchObject({ added: 10_000, ready_count: 10_000 });
    expect(answer.ready).toHaveLength(100);
    expect(await list()).toHaveLength(10_000);
  });

  it.each(['ines@fund.example', 'name,phone\nInes,1'])(
    'asks for the names of the columns in %j',
    async (text) => {
      expect(await bring(text)).toMatchObject({ code: 'investors.no-columns' });
    },
  );
});

const calls: [method: 'get' | 'post' | 'put', path: string, body: object | undefined][] = [
  ['post', '/investor/', {}],
  ['post', '/investor/add', { email: 'a@fund.example' }],
  ['post', '/investor/import', { csv: 'email' }],
  ['post', '/investor/mail', { email: 'a@fund.example' }],
  ['put', '/investor/update', { email: 'a@fund.example' }],
  ['post', '/investor/remove', { email: 'a@fund.example' }],
  ['get', '/investor/emails', undefined],
  ['post', '/investor/emails', {}],
  ['get', '/investor/campaigns', undefined],
  ['post', '/investor/campaigns/1/state', { state: 'paused' }],
  ['get', '/investor/campaigns/1/deliveries', undefined],
  ['post', '/investor/deliveries/1/settle', { as: 'sent' }],
];
it.each(calls)(
  '[6-2] %s %s is for administrators and the outreach role alone',
  async (method, path, body) => {
    const ask = async (as: User | null) =>
      server.as(as)[method]<{ code: string }>(`/api${path}`, body as never);
    expect((await ask(null)).status).toBe(401);
    for (const as of [await server.aUser(), await server.aUser({ role: 'moderator' })]) {
      const { status, body: said } = await ask(as);
      expect([status, said.code]).toEqual([403, 'auth.not-outreach']);
    }
    expect((await ask(founder)).body.code ?? '').not.toMatch(/^auth/);
  },
);
