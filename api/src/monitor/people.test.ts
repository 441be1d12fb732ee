import type { CallAnswer } from '@plaza/api-contract';
import { cursorOf } from '../http/cursor.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';

const server = testPlaza();
let admin: User;
let wren: User;
beforeAll(async () => {
  admin = await server.aUser({ isAdmin: true, username: 'keeper', name: 'Amélie Keeper' });
  wren = await server.aUser({ username: 'wren', name: 'Wren Ito', email: 'post@wren.example' });
  await server.aUser({ username: 'dune', name: 'Dune Alvarez', isBlocked: true });
  await server.aUser({ username: 'lamp', role: 'moderator' });
  await server.aUser({ username: 'gone', isDeleted: true });
  await server.aUser({ username: 'look', isGuest: true });
});

type Listed = CallAnswer<'GET /monitor'>;
const list = async (query = '', as: User = admin) =>
  (await server.as(as).get<Listed>(`/api/monitor${query}`)).body;
const names = async (query: string) => (await list(query)).data.map(({ username }) => username);

it('[7.4-1] [3-2] lists people with what an administrator sees of them', async () => {
  const { data, count, is_more, next } = await list('?q=wren');
  expect({ count, is_more, next }).toEqual({ count: 1, is_more: false, next: null });
  expect(data).toEqual([
    {
      id: wren.id,
      name: 'Wren Ito',
      email: 'post@wren.example',
      username: 'wren',
      is_admin: false,
      is_blocked: false,
      is_verified: true,
      last_active: null,
      muted_until: null,
      role: null,
      is_online: false,
      created_at: expect.any(String),
      deleted_at: null,
      gone_at: null,
    },
  ]);
  // The address of old, with its slash.
  expect((await server.as(admin).get<Listed>('/api/monitor/?q=wren')).body.data).toHaveLength(1);
});

it.each([
  ['?q=wre', ['wren']],
  ['?q=WREN.EX', ['wren']],
  ['?q=alvarez', ['dune']],
  ['?q=amelie', ['keeper']],
  ['?q=du', ['dune']],
  ['?q=%25', []],
  ['?q=_', []],
  ['?filter=blocked', ['dune']],
  ['?filter=staff', ['keeper', 'lamp']],
  ['?filter=deleted', ['gone']],
  ['?filter=demo', ['look']],
  ['?filter=unverified', []],
  ['?filter=online', []],
  ['?filter=blocked&q=wren', []],
  ['?sort=username', ['dune', 'keeper', 'lamp', 'wren']],
  ['?sort=name&order=descending', ['wren', 'lamp', 'dune', 'keeper']],
])('%s finds %j', async (query, found) => {
  expect(await names(query)).toEqual(found);
});

it.each(['id', 'name', 'last_active'])(
  'a page by %s after somebody who is gone by now is told so, or goes on',
  async (sort) => {
    const [guest] = [await server.aUser({ isGuest: true })];
    const cursor = cursorOf(`monitor-${sort}-ascending`, guest.id);
    await server.db('users').where({ id: guest.id }).delete();
    const { status } = await server.as(admin).get(`/api/monitor?filter=demo&sort=${sort}&cursor=${cursor}`);
    expect(status).toBe(sort === 'id' ? 200 : 400);
  },
);

it('finds a person by the id', async () => {
  expect(await names(`?q=${wren.id}`)).toContain('wren');
});

describe('page by page', () => {
  beforeAll(async () => {
    const rows = Array.from({ length: 60 }, (_, at) => ({
      username: `many${at}`,
      // Pairs of one name: a page must not end between two and forget one.
      name: `Many ${Math.floor(at / 2)}`,
      email: `many${at}@crowd.example`,
      is_verified: true,
      last_active: at % 3 === 0 ? null : new Date(Date.UTC(2026, 10, 1 + (at % 7))),
    }));
    await server.db('users').insert(rows);
  });

  it.each(
    ['id', 'name', 'email', 'username', 'last_active'].flatMap((sort) => [
      [sort, 'ascending'],
      [sort, 'descending'],
    ]),
  )('ordered by %s, %s, everybody comes once', async (sort, order) => {
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await list(`?q=many&size=25&sort=${sort}&order=${order}${cursor}`);
      seen.push(...page.data.map(({ id }) => id));
      expect(page.count).toBe(60);
      cursor = page.next ? `&cursor=${page.next}` : '';
    } while (cursor && seen.length < 200);
    expect(seen).toHaveLength(60);
    expect(new Set(seen).size).toBe(60);
  });

  it('a cursor of another order is refused, not misread', async () => {
    const { next } = await list('?q=many&size=25&sort=name');
    expect((await server.as(admin).get(`/api/monitor?sort=email&cursor=${next}`)).status).toBe(400);
  });

  it('all of them are one CSV file, in which nobody is a formula', async () => {
    await server.aUser({ username: 'trick', name: '=HYPERLINK("x")', email: 'trick@many.example' });
    const answer = await server.as(admin).get<{ csv: string }>('/api/monitor/export?q=many');
    const { csv } = answer.body;
    const lines = csv.trim().split('\r\n');
    expect(lines).toHaveLength(62);
    expect(lines[0]).toMatch(/^id,name,email,username,/);
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  });
});

it.each(['?size=7', '?sort=password', '?filter=rich', '?order=up', '?cursor=x', `?q=${'x'.repeat(121)}`])(
  'refuses %s',
  async (query) => {
    expect((await server.as(admin).get(`/api/monitor${query}`)).status).toBe(400);
  },
);

const id = '1';
const calls: [method: 'get' | 'post' | 'delete', path: string, body: object | undefined][] = [
  ['get', '/monitor', undefined],
  ['get', '/monitor/export', undefined],
  ['get', `/monitor/delete/${id}`, undefined],
  ['delete', `/monitor/${id}`, undefined],
  ['post', `/monitor/restore/${id}`, undefined],
  ['post', `/monitor/edit/${id}`, { is_blocked: true }],
  ['post', '/monitor/bulk', { ids: [id], act: 'block' }],
  ['get', `/monitor/sessions/${id}`, undefined],
  ['delete', `/monitor/sessions/${id}`, undefined],
  ['get', '/audit', undefined],
  ['get', '/audit/verify', undefined],
];
it.each(calls)('[6-2] %s %s is for administrators alone', async (method, path, body) => {
  const moderator = await server.aUser({ role: 'moderator' });
  const outreach = await server.aUser({ role: 'outreach' });
  const ask = async (as: User | null) =>
    await server.as(as)[method]<{ code: string }>(`/api${path}`, body as never);
  expect((await ask(null)).status).toBe(401);
  for (const as of [wren, moderator, outreach]) {
    const { status, body: said } = await ask(as);
    expect([status, said.code]).toEqual([403, 'auth.not-admin']);
  }
});
