import type { CallAnswer, Settings } from '@plaza/api-contract';
import { somebodyWaits } from '../testing/somebodyWaits.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';

const server = testPlaza();
let admin: User;
beforeAll(async () => {
  admin = await server.aUser({ isAdmin: true });
});

type Refused = { code: string; fields?: Record<string, string> };

const set = (settings: object) =>
  server.as(admin).put<CallAnswer<'PUT /settings'> & Refused>('/api/settings', settings);

describe('two administrators who change the settings at once', () => {
  const kept = async () =>
    (await server.as(admin).get<CallAnswer<'GET /settings'>>('/api/settings')).body.settings;

  it('keep what the other has set in fields, links and switches that they did not touch', async () => {
    const seen: Settings = { name: 'Harbour', links: { demo: 'https://harbour.example' } };
    await set(seen);
    await set({
      ...seen,
      links: { ...seen.links, pitch: 'https://harbour.example/pitch' },
      features_off: ['games'],
      seen,
    });
    const { body } = await set({ ...seen, name: 'Harbour Square', features_off: ['videos'], seen });
    expect(body.settings).toEqual({
      name: 'Harbour Square',
      links: { demo: 'https://harbour.example', pitch: 'https://harbour.example/pitch' },
      features_off: ['games', 'videos'],
    });
    expect(await kept()).toEqual(body.settings);
  });

  it('are told of a field that both have touched, and the second one changes nothing', async () => {
    const seen: Settings = { name: 'Harbour', accent: { dark: '#ffb454' } };
    await set(seen);
    await set({ ...seen, accent: { dark: '#7fb4ff' }, seen });
    const refused = await set({ name: 'Mine', accent: { dark: '#8bd982' }, seen });
    expect(refused).toMatchObject({ status: 409, body: { code: 'settings.changed-meanwhile' } });
    expect(Object.keys(refused.body.fields ?? {})).toEqual(['body.accent.dark']);
    expect(await kept()).toEqual({ name: 'Harbour', accent: { dark: '#7fb4ff' } });
  });

  it('lose nothing when both save in the same moment', async () => {
    await set({ name: 'Harbour' });
    const seen: Settings = { name: 'Harbour' };
    const answers = await Promise.all([
      set({ ...seen, phone: '+44 1', seen }),
      set({ ...seen, email: 'crew@harbour.example', seen }),
      set({ ...seen, features_off: ['chat'], seen }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await kept()).toEqual({
      name: 'Harbour',
      phone: '+44 1',
      email: 'crew@harbour.example',
      features_off: ['chat'],
    });
  });

  it('an older client says nothing of what it has seen, and is taken by its word', async () => {
    await set({ name: 'Harbour', phone: '+44 1' });
    expect((await set({ name: 'Alone' })).body.settings).toEqual({ name: 'Alone' });
  });
});

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
const all = async () =>
  (await server.as(admin).get<CallAnswer<'GET /placements/all'>>('/api/placements/all')).body;

it('changed by two administrators at once, keeps what each has touched, or says where they collide', async () => {
  const { body } = await place();
  // Days as a form knows them; the hour is of who made it.
  const seen = aPlacement({ picture: null });
  const change = (about: object) =>
    server
      .as(admin)
      .put<Refused>(`/api/placements/${body.id}`, { ...aPlacement({ picture: null, ...about }), seen });
  expect((await change({ is_on: false })).status).toBe(200);
  expect((await change({ title: 'Better', until: day(5) })).status).toBe(200);
  expect(await all()).toMatchObject([{ title: 'Better', is_on: false, until: day(5) }]);
  const refused = await change({ title: 'Mine', words: 'New.' });
  expect(refused).toMatchObject({ status: 409, body: { code: 'settings.changed-meanwhile' } });
  expect(Object.keys(refused.body.fields ?? {})).toEqual(['body.title']);
  expect(await all()).toMatchObject([{ title: 'Better', words: 'Free delivery.' }]);
});

it('changed by two in the same moment, a placement loses nothing; one field is given to one of them', async () => {
  const { body } = await place({ title: 'At once' });
  const seen = aPlacement({ title: 'At once', picture: null });
  const change = (about: object) =>
    server.as(admin).put<Refused>(`/api/placements/${body.id}`, { ...seen, ...about, seen });
  const statuses = async (...changes: object[]) =>
    (await Promise.all(changes.map(change))).map(({ status }) => status).toSorted();
  expect(await statuses({ is_on: false }, { partner: 'Quay' }, { words: 'Warm.' })).toEqual([200, 200, 200]);
  const kept = async () => (await all()).find(({ id }) => id === body.id);
  expect(await kept()).toMatchObject({ is_on: false, partner: 'Quay', words: 'Warm.' });
  expect(await statuses({ title: 'Mine' }, { title: 'Yours' })).toEqual([200, 409]);
});

it('counts each look at a placement, also where many look in the same moment', async () => {
  const { body } = await place({ title: 'Counted' });
  const looks = Array.from({ length: 30 }, () =>
    server.as(admin).post(`/api/placements/${body.id}/count`, { what: 'seen' }),
  );
  for (const { status } of await Promise.all(looks)) expect(status).toBe(200);
  expect((await all()).find(({ id }) => id === body.id)).toMatchObject({ seen: 30, followed: 0 });
});

it('looks that wait to be counted hold one connection together, and other calls have theirs', async () => {
  const { body } = await place({ title: 'Held' });
  const client = server.as(admin);
  await client.get('/api/settings');
  const held = await server.db.transaction();
  await held('placements').where({ id: body.id }).forUpdate().first('id');
  const looks = Array.from({ length: 30 }, () =>
    client.post(`/api/placements/${body.id}/count`, { what: 'followed' }),
  );
  await somebodyWaits(server.db);
  expect((await client.get('/api/placements?place=feed')).status).toBe(200);
  await held.commit();
  for (const { status } of await Promise.all(looks)) expect(status).toBe(200);
  expect((await all()).find(({ id }) => id === body.id)).toMatchObject({ followed: 30 });
});
