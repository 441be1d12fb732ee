import type { CallAnswer } from '@plaza/api-contract';
import { somebodyWaits } from '../../testing/somebodyWaits.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';

const server = testPlaza();
let admin: User;
let reader: User;
beforeAll(async () => {
  admin = await server.aUser({ isAdmin: true });
  reader = await server.aUser();
});
beforeEach(async () => {
  await server.db('games').delete();
  await server.db('videos').delete();
});

const aGame = (slug: string, about: object = {}) => ({
  slug,
  title: slug,
  url: `/framed/mf-games/${slug}/`,
  on_mobile: true,
  on_pc: true,
  is_hidden: false,
  width: 800,
  height: 600,
  line: null,
  ...about,
});
const aVideo = (slug: string, about: object = {}) => {
  const { width: _w, height: _h, line: _l, ...common } = aGame(slug);
  return { ...common, kind: 'file', poster: null, captions: null, ...about };
};
type Entry = { id: string; code?: string };
const add = (kind: 'games' | 'videos', entry: object) =>
  server.as(admin).post<Entry>(`/api/catalogue/${kind}`, entry);
const played = async (deviceType = 'pc') =>
  (await server.as(reader).post<{ title: string; width: number }[]>('/api/games', { deviceType })).body;
const titles = async (deviceType?: string) => (await played(deviceType)).map(({ title }) => title);

it('adds games, changes them, hides them and shows them again', async () => {
  const { body } = await add('games', aGame('one'));
  await add('games', aGame('two', { on_mobile: false }));
  expect(await titles()).toEqual(['one', 'two']);
  expect(await titles('mobile')).toEqual(['one']);
  const change = (about: object) =>
    server.as(admin).put(`/api/catalogue/games/${body.id}`, aGame('one', about));
  await change({ title: 'First', width: 1200 });
  expect((await played())[0]).toMatchObject({ title: 'First', width: 1200 });
  await change({ is_hidden: true });
  expect(await titles()).toEqual(['two']);
  const { body: all } = await server.as(admin).get<CallAnswer<'GET /catalogue'>>('/api/catalogue');
  expect(all.games.map(({ slug, is_hidden }) => [slug, is_hidden])).toEqual([
    ['one', true],
    ['two', false],
  ]);
});

it('puts them into another order; what is left out comes after', async () => {
  const ids: string[] = [];
  for (const slug of ['a', 'b', 'c', 'd']) ids.push((await add('games', aGame(slug))).body.id);
  const [, b, , d] = ids;
  const ordered = await server
    .as(admin)
    .put<{ slug: string }[]>('/api/catalogue/games/order', { ids: [d, b] });
  expect(ordered.body.map(({ slug }) => slug)).toEqual(['d', 'b', 'a', 'c']);
  expect(await titles()).toEqual(['d', 'b', 'a', 'c']);
});

describe('two administrators who change the catalogue at once', () => {
  const change = (id: string, game: object) =>
    server.as(admin).put<Entry & { fields: object }>(`/api/catalogue/games/${id}`, game);

  it('keep what the other has changed in fields that they did not touch', async () => {
    const seen = aGame('one');
    const { body } = await add('games', seen);
    await change(body.id, { ...seen, is_hidden: true, seen });
    expect((await change(body.id, { ...seen, title: 'First', seen })).body).toMatchObject({
      title: 'First',
      is_hidden: true,
    });
  });

  it('are told of a field that both have touched', async () => {
    const seen = aGame('one');
    const { body } = await add('games', seen);
    await change(body.id, { ...seen, title: 'Theirs', width: 900, seen });
    const refused = await change(body.id, { ...seen, title: 'Mine', height: 700, seen });
    expect(refused).toMatchObject({ status: 409, body: { code: 'settings.changed-meanwhile' } });
    expect(Object.keys(refused.body.fields)).toEqual(['body.title']);
    const [game] = await played();
    expect(game).toMatchObject({ title: 'Theirs', width: 900, height: 600 });
  });

  it('do not undo each other’s order, and what was added meanwhile hinders nobody', async () => {
    const ids: string[] = [];
    for (const slug of ['a', 'b', 'c']) ids.push((await add('games', aGame(slug))).body.id);
    const [a = '', b = '', c = ''] = ids;
    const order = (to: string[], seen: string[]) =>
      server.as(admin).put<Entry>('/api/catalogue/games/order', { ids: to, seen });
    await add('games', aGame('d'));
    expect((await order([b, a, c], [a, b, c])).status).toBe(200);
    const refused = await order([a, c, b], [a, b, c]);
    expect(refused).toMatchObject({ status: 409, body: { code: 'catalogue.order-changed' } });
    expect(await titles()).toEqual(['b', 'a', 'c', 'd']);
  });

  it('in the same moment too, lose nothing, and of one thing only one of them decides', async () => {
    const seen = aGame('one');
    const [{ body: one }, { body: two }] = [await add('games', seen), await add('games', aGame('two'))];
    const statuses = async (...answers: Promise<{ status: number }>[]) =>
      (await Promise.all(answers)).map(({ status }) => status).toSorted();
    const edit = (about: object) => change(one.id, { ...seen, ...about, seen });
    expect(await statuses(edit({ width: 900 }), edit({ height: 700 }), edit({ line: 'Calm.' }))).toEqual([
      200, 200, 200,
    ]);
    expect((await played())[0]).toMatchObject({ width: 900, height: 700 });
    expect(await statuses(edit({ title: 'Mine' }), edit({ title: 'Yours' }))).toEqual([200, 409]);
    const order = () =>
      server.as(admin).put('/api/catalogue/games/order', { ids: [two.id, one.id], seen: [one.id, two.id] });
    expect(await statuses(order(), order())).toEqual([200, 409]);
  });
});

it('one administrator puts the games into order while another one changes a game', async () => {
  const [{ body: one }, { body: two }] = [await add('games', aGame('one')), await add('games', aGame('two'))];
  const before = await server.db.transaction();
  await before('audit_head').forUpdate().first();
  const ordering = server.as(admin).put('/api/catalogue/games/order', { ids: [two.id, one.id] });
  await somebodyWaits(server.db);
  const changing = server.as(admin).put(`/api/catalogue/games/${one.id}`, aGame('one', { title: 'First' }));
  await somebodyWaits(server.db, 2);
  await before.commit();
  expect([(await ordering).status, (await changing).status]).toEqual([200, 200]);
  expect(await titles()).toEqual(['two', 'First']);
});

it('keeps videos in the same way', async () => {
  const { body } = await add('videos', aVideo('one', { kind: 'sphere' }));
  await add('videos', aVideo('two'));
  await server.as(admin).put(`/api/catalogue/videos/${body.id}`, aVideo('one', { is_hidden: true }));
  const { body: shown } = await server
    .as(reader)
    .post<{ Title: string }[]>('/api/videos', { deviceType: 'pc' });
  expect(shown.map(({ Title }) => Title)).toEqual(['two']);
});

it('gives a short name to one alone, also when two want it at once', async () => {
  const answers = await Promise.all([add('games', aGame('same')), add('games', aGame('same'))]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { body } = await add('games', aGame('other'));
  const taken = await server.as(admin).put<Entry>(`/api/catalogue/games/${body.id}`, aGame('same'));
  expect(taken.body.code).toBe('catalogue.slug-taken');
  expect((await add('videos', aVideo('same'))).status).toBe(200);
});

it.each([
  aGame('Capital'),
  aGame('1st'),
  aGame('one', { title: '' }),
  aGame('one', { url: 'javascript:alert(1)' }),
  aGame('one', { url: '//evil.example/' }),
  aGame('one', { width: 0 }),
  aGame('one', { extra: 1 }),
])('refuses %j', async (game) => {
  expect((await add('games', game)).status).toBe(400);
});

it('is for administrators, and stands in the audit', async () => {
  for (const [as, status] of [
    [null, 401],
    [reader, 403],
  ] as const) {
    expect((await server.as(as).get('/api/catalogue')).status).toBe(status);
    expect((await server.as(as).post('/api/catalogue/games', aGame('one'))).status).toBe(status);
    expect((await server.as(as).put('/api/catalogue/videos/order', { ids: ['1'] })).status).toBe(status);
  }
  expect((await server.as(admin).put('/api/catalogue/games/999999', aGame('one'))).status).toBe(404);
  await add('games', aGame('noted'));
  const [entry] = await server.db('audit_log').where({ act: 'catalogue.changed' }).orderBy('seq', 'desc');
  expect(entry.details).toEqual({ added: 'noted' });
});
