import type { CallAnswer, Community, Settings } from '@plaza/api-contract';
import { testPlaza } from '../testing/testPlaza.ts';
import { aDeployTeam } from '../remotes/testing/aDeployTeam.ts';
import { aShell } from '../remotes/testing/anUpload.ts';
import type { User } from '../users/User.ts';

const server = testPlaza();
let admin: User;
let reader: User;
beforeAll(async () => {
  admin = await server.aUser({ isAdmin: true });
  reader = await server.aUser();
  await aDeployTeam(server).deploy(aShell('1.0.0'));
});
afterEach(() => set({}));

type Refused = { code: string; fields?: Record<string, string> };

const set = (settings: object, as: User | null = admin) =>
  server.as(as).put<CallAnswer<'PUT /settings'> & Refused>('/api/settings', settings);
const page = async (path = '/') =>
  (await server.as(null).fetch(path, { headers: { accept: 'text/html' } })).text();
const brandIn = (html: string) =>
  JSON.parse(/id="plaza-brand">([^<]*)</.exec(html)?.[1] ?? '{}') as Record<string, unknown>;

describe('what is set', () => {
  it('holds for the next page and the next mail, without a restart, and goes back as it was', async () => {
    await set({
      name: 'Harbour Square',
      email: 'crew@harbour.example',
      links: { pitch: 'https://harbour.example/pitch' },
    });
    const html = await page();
    expect(html).toContain('<title>Harbour Square');
    expect(brandIn(html)).toMatchObject({
      name: 'Harbour Square',
      email: 'crew@harbour.example',
      links: { pitch: 'https://harbour.example/pitch' },
    });
    await server
      .as(null)
      .post('/api/contact', { name: 'Wren', email: 'wren@plaza.example', message: 'Hello' });
    await server.runJobs();
    expect(await server.db('mails').where({ recipient: 'crew@harbour.example' })).toHaveLength(1);
    await set({});
    expect(brandIn(await page())).toMatchObject({ name: 'Plaza', email: 'hello@plaza.example' });
  });

  it('is what another process set, too', async () => {
    await server.db('settings').update({ value: JSON.stringify({ name: 'Elsewhere' }) });
    server.plaza.hub.tellFollowers(['settings']);
    while (server.plaza.config.brand.name !== 'Elsewhere') await server.db.raw('select 1');
    expect(brandIn(await page())).toMatchObject({ name: 'Elsewhere' });
  });

  it('colours the pages by a sheet of its own, with an ink that is read on it', async () => {
    expect(await page()).not.toContain('brand.css');
    await set({ accent: { dark: '#7fb4ff', light: '#1f5fbf' } });
    const [, href = ''] = /href="(\/brand\.css\?v=\w+)"/.exec(await page()) ?? [];
    const sheet = await server.as(null).fetch(href);
    expect(sheet.headers.get('cache-control')).toContain('immutable');
    expect(await sheet.text()).toBe(
      [
        `:root,[data-theme='dark']{--plaza-color-amber:#7fb4ff;--plaza-color-on-amber:#1a1204}`,
        `[data-theme='light']{--plaza-color-amber:#1f5fbf;--plaza-color-on-amber:#ffffff}`,
      ].join('\n'),
    );
  });

  it.each<[object, string]>([
    [{ accent: { dark: '#0a4fb4' } }, 'body.accent.dark'],
    [{ accent: { light: '#ffdd55' } }, 'body.accent.light'],
    [{ accent: { dark: 'red;}body{display:none' } }, 'body.accent.dark'],
    [{ name: 'Two\nlines' }, 'body.name'],
    [{ email: 'nobody' }, 'body.email'],
    [{ links: { demo: 'javascript:alert(1)' } }, 'body.links.demo'],
    [{ features_off: ['breathing'] }, 'body.features_off.0'],
    [{ sessionSecret: 'mine' }, 'body.sessionSecret'],
  ])('refuses %j', async (settings, field) => {
    const { status, body } = await set(settings);
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });

  it('is for administrators, and every change stands in the audit', async () => {
    expect((await set({}, null)).status).toBe(401);
    expect((await set({}, reader)).status).toBe(403);
    expect((await server.as(reader).get('/api/settings')).status).toBe(403);
    await set({ name: 'Harbour' });
    const [entry] = await server.db('audit_log').where({ act: 'settings.changed' }).orderBy('seq', 'desc');
    expect(entry.details).toEqual({ name: { from: null, to: 'Harbour' } });
  });
});

describe('a feature that is switched off', () => {
  it.each([
    ['games', 'POST', '/api/games', { deviceType: 'pc' }],
    ['games', 'GET', '/api/fav', undefined],
    ['games', 'GET', '/api/matches/abcdefghjk', undefined],
    ['games', 'GET', '/api/played', undefined],
    ['games', 'POST', '/api/scores', { token: '', value: 0, ticks: 0, log: '', hash: '', slow: false }],
    ['videos', 'POST', '/api/videos', { deviceType: 'pc' }],
    ['zones', 'GET', '/api/zones', undefined],
    ['chat', 'GET', '/api/chat/unread', undefined],
    [
      'signup',
      'POST',
      '/api/auth/register',
      { name: 'Wren', username: 'wren', email: 'wren@plaza.example', password: 'three lanterns by the well' },
    ],
  ] as const)(
    '%s: %s %s is refused by the server, and the page says so',
    async (feature, method, path, body) => {
      const ask = () =>
        method === 'GET' ? server.as(reader).get<Refused>(path) : server.as(reader).post<Refused>(path, body);
      expect((await ask()).body.code).not.toBe('platform.feature-off');
      await set({ features_off: [feature] });
      expect(await ask()).toMatchObject({ status: 403, body: { code: 'platform.feature-off' } });
      expect(brandIn(await page())).toMatchObject({ features_off: [feature] });
    },
  );

  it('chat: people are found by their names all the same, which the frame of every page offers', async () => {
    await set({ features_off: ['chat'] });
    const found = await server.as(reader).get<{ username: string }[]>(`/api/chat/search/${admin.username}`);
    expect(found.status).toBe(200);
    expect(found.body.map(({ username }) => username)).toContain(admin.username);
  });

  it('zones: who was met in one can still be reported', async () => {
    await set({ features_off: ['zones'] });
    const given = { path: '/zones/library', username: admin.username, reason: 'harassment' };
    const told = await server.as(reader).post('/api/zones/reports', given);
    expect(told).toMatchObject({ status: 200, body: { done: true } });
  });

  it('lets nobody look around with the demo', async () => {
    const demo = { emailOrUsername: 'demo', password: 'demo' };
    const { DEMO_LOGIN } = await import('@plaza/api-contract');
    expect((await server.as(null).post('/api/auth/login', DEMO_LOGIN ?? demo)).status).toBe(200);
    await set({ features_off: ['demo'] });
    expect((await server.as(null).post('/api/auth/login', DEMO_LOGIN ?? demo)).status).toBe(403);
  });
});

describe('announcements', () => {
  const announced = async (language = 'en') =>
    (
      await server
        .as(null)
        .get<CallAnswer<'GET /announcements'>>('/api/announcements', { 'accept-language': language })
    ).body;
  const make = (about: object = {}) =>
    server
      .as(admin)
      .post<{ id: string }>('/api/announcements', { words: 'Repairs at 8', tone: 'calm', ...about });
  beforeEach(async () => {
    await server.db('announcements').delete();
    server.plaza.config.announced = [];
  });

  it('are shown in the words of who reads, until they are ended or over', async () => {
    const { body } = await make({ words_de: 'Um 8 wird repariert', link: '/zones' });
    const until = new Date(server.clock.now().getTime() + 60_000).toISOString();
    await make({ words: 'Soon over', until });
    expect(await announced()).toMatchObject([
      { words: 'Soon over' },
      { words: 'Repairs at 8', link: '/zones' },
    ]);
    expect((await announced('de'))[1]?.words).toBe('Um 8 wird repariert');
    expect(brandIn(await page())['announcements']).toMatchObject([
      { words: 'Soon over' },
      { words: 'Repairs at 8' },
    ]);
    server.clock.advance({ minutes: 2 });
    expect(await announced()).toHaveLength(1);
    const end = () => server.as(admin).delete<{ ended_at: string }>(`/api/announcements/${body.id}`);
    const ended = (await end()).body.ended_at;
    server.clock.advance({ minutes: 1 });
    expect((await end()).body.ended_at).toBe(ended);
    expect(await announced()).toEqual([]);
    expect((await server.as(admin).delete('/api/announcements/999999')).status).toBe(404);
  });

  it.each([
    { words: '' },
    { words: 'x'.repeat(281) },
    { tone: 'loud' },
    { link: 'javascript:1' },
    { link: '//evil.example' },
    { until: '0000-01-01T00:00:00.000Z' },
  ])('refuse %j', async (about) => {
    expect((await make(about)).status).toBe(400);
  });

  it('are made by administrators alone', async () => {
    for (const [as, status] of [
      [null, 401],
      [reader, 403],
    ] as const) {
      expect((await server.as(as).post('/api/announcements', { words: 'Hi', tone: 'calm' })).status).toBe(
        status,
      );
      expect((await server.as(as).get('/api/announcements/all')).status).toBe(status);
      expect((await server.as(as).delete('/api/announcements/1')).status).toBe(status);
    }
  });
});

describe('placements', () => {
  const day = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000).toISOString();
  const aPlacement = (about: object = {}) => ({
    kind: 'ad',
    place: 'zone',
    zone: 'coffee',
    partner: 'Harbour Roasters',
    title: 'Roasted next door',
    words: 'Free delivery.',
    link: 'https://roasters.example',
    from: day(-1),
    until: day(1),
    is_on: true,
    ...about,
  });
  const place = (about: object = {}) =>
    server.as(admin).post<{ id: string } & Refused>('/api/placements', aPlacement(about));
  const shown = async (query: string) =>
    (await server.as(reader).get<CallAnswer<'GET /placements'>>(`/api/placements?${query}`)).body;
  const all = async () =>
    (await server.as(admin).get<CallAnswer<'GET /placements/all'>>('/api/placements/all')).body;
  beforeEach(() => server.db('placements').delete());

  it('[1-4] an administrator gives partners places in zones, flicks and the feed, for some days', async () => {
    await place();
    await place({ kind: 'asset', title: 'Lantern skins', place: 'flick', zone: null });
    await place({ kind: 'collaboration', title: 'With Cedar', place: 'feed' });
    await place({ kind: 'subscription', title: 'Creator tools', place: 'feed', from: day(2), until: day(9) });
    expect(await shown('place=zone&zone=coffee')).toMatchObject([
      { title: 'Roasted next door', partner: 'Harbour Roasters' },
    ]);
    expect(await shown('place=zone&zone=castle')).toEqual([]);
    expect(await shown('place=flick&zone=castle')).toMatchObject([{ kind: 'asset' }]);
    expect(await shown('place=feed')).toMatchObject([{ kind: 'collaboration' }]);
    server.clock.advance({ days: 3 });
    expect(await shown('place=feed')).toMatchObject([{ kind: 'subscription' }]);
    expect(await shown('place=zone&zone=coffee')).toEqual([]);
  });

  it('[1-4] counts how often each was seen and followed, and shows first what was seen least', async () => {
    const { body: first } = await place({ title: 'First', place: 'feed' });
    await place({ title: 'Second', place: 'feed' });
    const count = (what: string, id = first.id) =>
      server.as(reader).post(`/api/placements/${id}/count`, { what });
    for (const what of ['seen', 'seen', 'followed']) expect((await count(what)).status).toBe(200);
    expect((await all()).find(({ title }) => title === 'First')).toMatchObject({ seen: 2, followed: 1 });
    expect((await shown('place=feed')).map(({ title }) => title)).toEqual(['Second', 'First']);
    await server
      .as(admin)
      .put(`/api/placements/${first.id}`, aPlacement({ title: 'First', place: 'feed', is_on: false }));
    await count('seen');
    expect((await all()).find(({ title }) => title === 'First')).toMatchObject({ seen: 2, is_on: false });
    expect((await count('stolen')).status).toBe(400);
  });

  it('are taken away for good', async () => {
    const { body } = await place();
    expect((await server.as(admin).delete(`/api/placements/${body.id}`)).status).toBe(200);
    expect((await server.as(admin).delete(`/api/placements/${body.id}`)).status).toBe(404);
    expect((await server.as(admin).put(`/api/placements/${body.id}`, aPlacement())).status).toBe(404);
  });

  it.each([
    [{ from: day(1), until: day(-1) }, 'settings.wrong-dates'],
    [{ from: '0000-01-01T00:00:00.000Z' }, 'http.bad-input'],
    [{ picture: 'https://tracker.example/pixel.gif' }, 'http.bad-input'],
    [{ link: 'javascript:alert(1)' }, 'http.bad-input'],
    [{ partner: '' }, 'http.bad-input'],
  ])('refuse %j', async (about, code) => {
    const { status, body } = await place(about);
    expect([status, body.code]).toEqual([400, code]);
  });

  it('are seen by members and made by administrators', async () => {
    expect((await server.as(null).get('/api/placements?place=feed')).status).toBe(401);
    expect((await server.as(reader).post('/api/placements', aPlacement())).status).toBe(403);
    expect((await server.as(reader).get('/api/placements/all')).status).toBe(403);
  });
});

describe('the whole community as a file', () => {
  const save = async () => (await server.as(admin).get<Community>('/api/settings/community')).body;
  const read = (community: Community, isTrial = false) =>
    server.as(admin).post<CallAnswer<'POST /settings/community'>>('/api/settings/community', {
      community,
      is_trial: isTrial,
    });
  const settings: Settings = { name: 'Harbour Square', features_off: ['videos'] };

  it('is saved, and read elsewhere makes the same; read twice it changes nothing', async () => {
    await set(settings);
    await server.as(admin).post('/api/announcements', { words: 'Welcome', tone: 'good' });
    await server.db('games').delete();
    const game = {
      slug: 'one',
      title: 'One',
      url: '/framed/one/',
      on_mobile: true,
      on_pc: true,
      is_hidden: false,
      width: 800,
      height: 600,
      line: null,
    };
    await server.as(admin).post('/api/catalogue/games', game);
    await server.as(admin).post('/api/catalogue/games', { ...game, slug: 'two', title: 'Two' });
    const file = await save();
    expect((await read(file)).body.changes).toEqual([]);

    await set({});
    await server.db('announcements').delete();
    await server.db('games').where({ slug: 'one' }).delete();
    await server.db('games').where({ slug: 'two' }).update({ title: 'Changed' });
    const trial = await read(file, true);
    expect(trial.body).toEqual({
      changes: [
        { what: 'settings', count: 1 },
        { what: 'announcements', count: 1 },
        { what: 'games', count: 2 },
      ],
      is_done: false,
    });
    expect((await save()).settings).toEqual({});
    expect((await read(file)).body).toEqual({ ...trial.body, is_done: true });
    expect(await save()).toEqual(file);
    expect(brandIn(await page())).toMatchObject({ name: 'Harbour Square' });
  });

  it('holds no person, and no secret', async () => {
    expect(JSON.stringify(await save())).not.toMatch(/username|email_hash|secret|password/i);
  });

  it('says which entry of the catalogue stands in it twice, and leaves all as it was', async () => {
    const file = await save();
    const game = {
      slug: 'twin',
      title: 'Twin',
      url: '/framed/one/',
      on_mobile: true,
      on_pc: true,
      is_hidden: false,
      width: 800,
      height: 600,
      line: null,
    };
    for (const isTrial of [true, false]) {
      const games = [game, { ...game, slug: 'other' }, { ...game, title: 'Again' }];
      const { status, body } = await read({ ...file, games }, isTrial);
      expect([status, body]).toMatchObject([
        400,
        { fields: { 'body.community.games.2.slug': 'Stands in this list already: twin.' } },
      ]);
    }
    expect(await save()).toEqual(file);
  });

  it('refuses what is no such file, and leaves all as it was', async () => {
    const file = await save();
    const wrong = { ...file, settings: { accent: { dark: '#000000' } } } as Community;
    expect((await read(wrong)).status).toBe(400);
    expect((await read({ ...file, version: 2 } as unknown as Community)).status).toBe(400);
    expect((await server.as(reader).get('/api/settings/community')).status).toBe(403);
    expect((await server.as(reader).post('/api/settings/community', { community: file })).status).toBe(403);
  });
});
