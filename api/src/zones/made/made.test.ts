import {
  CROWD_COST,
  type MadeZone,
  type MadeZoneView,
  PIECES,
  RECIPE_LIMITS,
  THEMES,
  type ZoneInvitation,
} from '@plaza/api-contract';
import { rawRequest } from '../../testing/rawRequest.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { befriend } from '../../friends/testing/befriend.ts';

const server = testPlaza();

const form = {
  name: 'Lantern Court',
  zone: 'castle',
  mode: 'public',
  automatic_access: false,
  avatar: 1,
  notify: false,
};

describe('POST /zones', () => {
  it('[1-2] makes a zone, publishes it under /zones/u, and others find it by its name', async () => {
    const [me, other] = [await server.aUser(), await server.aUser()];
    const made = await server.as(me).post<MadeZone>('/api/zones', form);
    expect(made).toMatchObject({
      status: 200,
      body: {
        name: 'Lantern Court',
        path: '/zones/u/lantern-court',
        zone: 'castle',
        mode: 'public',
        is_mine: true,
      },
    });
    const list = await server.as(other).get<MadeZone[]>('/api/zones/made?search=LANTERN');
    expect(list.body.map(({ path, is_mine }) => [path, is_mine])).toEqual([
      ['/zones/u/lantern-court', false],
    ]);
    const seen = await server.as(other).get<MadeZoneView>('/api/zones/u/lantern-court');
    expect(seen.body).toMatchObject({
      standing: 'open',
      revision: 1,
      recipe: { theme: 'castle', pieces: [] },
    });
  });

  it('makes one zone of what is sent twice, also at once, and of another what is called otherwise', async () => {
    const [me, other] = [await server.aUser(), await server.aUser()];
    const post = async (as: typeof me, clientId: string) =>
      (await server.as(as).post<MadeZone>('/api/zones', { ...form, name: 'Twice', clientId })).body.path;
    const [first, again] = await Promise.all([post(me, 'device-1-zone-1'), post(me, 'device-1-zone-1')]);
    expect(again).toBe(first);
    expect(await post(me, 'device-1-zone-1')).toBe(first);
    expect(
      new Set([first, await post(me, 'device-1-zone-2'), await post(other, 'device-1-zone-1')]).size,
    ).toBe(3);
    expect((await server.as(me).get<MadeZone[]>('/api/zones/made?of=mine')).body).toHaveLength(2);
  });

  it('[3-9] takes name, zone, mode, automatic access, avatar and notify, and nothing that is none of them', async () => {
    const mine = server.as(await server.aUser());
    const refused = async (change: object) =>
      (await mine.post<{ fields: object }>('/api/zones', { ...form, ...change })).body.fields;
    expect(await refused({ mode: 'secret' })).toHaveProperty(['body.mode']);
    expect(await refused({ zone: 'moon' })).toHaveProperty(['body.zone']);
    expect(await refused({ avatar: 3 })).toHaveProperty(['body.avatar']);
    expect((await mine.post('/api/zones', { ...form, name: '' })).status).toBe(200);
  });

  it('gives each zone an address of its own, also of the same name', async () => {
    const mine = server.as(await server.aUser());
    const paths = await Promise.all(
      [1, 2, 3].map(
        async () => (await mine.post<MadeZone>('/api/zones', { ...form, name: 'Twin & Söhne' })).body.path,
      ),
    );
    expect(paths.sort()).toEqual(['/zones/u/twin-sohne', '/zones/u/twin-sohne-2', '/zones/u/twin-sohne-3']);
  });

  it('has an address that can be read, whatever marks the letters of its name have', async () => {
    const mine = server.as(await server.aUser());
    const slugOf = async (name: string) =>
      (await mine.post<MadeZone>('/api/zones', { ...form, name })).body.slug;
    expect(await slugOf('Café Größenwahn')).toBe('cafe-grossenwahn');
    expect(await slugOf('Čajovna')).toBe('cajovna');
    expect(await slugOf('𝓒𝓸𝓸𝓵 №5')).toBe('cool-no5');
    expect(await slugOf('広場')).toBe('zone');
  });

  it('is first in the list while somebody is in it, before any number of newer ones', async () => {
    const [me, other, hidden] = [await server.aUser(), await server.aUser(), await server.aUser()];
    const { slug } = (await server.as(me).post<MadeZone>('/api/zones', { ...form, name: 'Filled' })).body;
    await server.db.raw(
      `insert into made_zones (owner_id, name, slug, theme, mode, avatar, tags, created_at)
       select ?, 'Newer', 'newer-' || n, 'castle', case when n > 210 then 'private' else 'public' end, 1, '{}',
         now() + n * interval '1 second' from generate_series(1, 220) as n`,
      [hidden.id],
    );
    await server.db.raw(
      `insert into zone_visits (pass, zone, copy, id, user_id, node)
       values (gen_random_uuid(), ?, 1, 1, ?, gen_random_uuid())`,
      [`u/${slug}`, other.id],
    );
    const list = (await server.as(other).get<MadeZone[]>('/api/zones/made')).body;
    expect(list.slice(0, 3).map((zone) => [zone.slug, zone.people])).toEqual([
      [slug, 1],
      ['newer-210', 0],
      ['newer-209', 0],
    ]);
    expect(list).toHaveLength(200);
    await server.db('made_zones').where({ owner_id: hidden.id }).delete();
  });

  it('[2.16-1] tells the friends, and nobody else, when Broadcast/Notify is ticked', async () => {
    const [me, friend, stranger] = [await server.aUser(), await server.aUser(), await server.aUser()];
    await befriend(server.db, me, friend);
    await server.as(me).post('/api/zones', { ...form, name: 'Told Court', notify: true });
    const news = async (of: typeof me) =>
      (
        await server
          .as(of)
          .get<{ items: { kind: string; path: string; excerpt: string }[] }>('/api/notifications')
      ).body.items;
    expect(await news(friend)).toContainEqual(
      expect.objectContaining({ kind: 'zone-made', path: '/zones/u/told-court', excerpt: 'Told Court' }),
    );
    expect(await news(stranger)).toEqual([]);
  });

  it('tells a friend nothing more of a zone that has become private since, unless they may enter it', async () => {
    const [me, friend, guest] = [await server.aUser(), await server.aUser(), await server.aUser()];
    await befriend(server.db, me, friend);
    await befriend(server.db, me, guest);
    const mine = server.as(me);
    const { slug } = (await mine.post<MadeZone>('/api/zones', { ...form, name: 'Open', notify: true })).body;
    await mine.put(`/api/zones/u/${slug}`, { mode: 'private', name: 'A secret' });
    const { path } = (await mine.post<ZoneInvitation>(`/api/zones/u/${slug}/invitations`)).body;
    await server.as(guest).put(`/api/zones/u/${slug}/invited`, { invitation: path.split('=')[1] });
    const told = async (who: typeof me) =>
      (await server.as(who).get<{ items: object[] }>('/api/notifications')).body.items;
    expect(await told(friend)).toMatchObject([{ kind: 'zone-made', path: '/zones', excerpt: null }]);
    expect(await told(guest)).toMatchObject([{ path: `/zones/u/${slug}`, excerpt: 'A secret' }]);
    await mine.put(`/api/zones/u/${slug}/bans/${guest.username}`, { lasts: 'for-good' });
    expect(await told(guest)).toMatchObject([{ path: '/zones', excerpt: null }]);
    await mine.put(`/api/zones/u/${slug}`, { automatic_access: true });
    expect(await told(friend)).toMatchObject([{ path: `/zones/u/${slug}`, excerpt: 'A secret' }]);
  });

  it('tells friends of a few zones and no more, also when each is taken down again', async () => {
    const [me, friend] = [await server.aUser(), await server.aUser()];
    await befriend(server.db, me, friend);
    const mine = server.as(me);
    const tell = async (notify = true) => {
      const answer = await mine.post<MadeZone>('/api/zones', { ...form, name: 'Again', notify });
      if (answer.status === 200) await mine.delete(`/api/zones/u/${answer.body.slug}`);
      return answer.status;
    };
    const statuses: number[] = [];
    for (let zone = 0; zone < 6; zone += 1) statuses.push(await tell());
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await tell(false)).toBe(200);
    server.clock.advance({ minutes: 60 });
    expect(await tell()).toBe(200);
  });

  it('of friends who tell each other in the same moment, none waits for the other for ever', async () => {
    const [me, friend] = [await server.aUser(), await server.aUser()];
    await befriend(server.db, me, friend);
    const both = [server.as(me), server.as(friend)];
    const answers = await Promise.all(
      [...both, ...both, ...both].map((client) => client.post('/api/zones', { ...form, notify: true })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  it('asks a stranger to log in', async () => {
    expect((await server.as(null).post('/api/zones', form)).status).toBe(401);
  });
});

describe('the tags of a zone', () => {
  it('are set by its owner, and the zone is found by them', async () => {
    const [me, other] = [await server.aUser(), await server.aUser()];
    const mine = server.as(me);
    const { slug, path, tags } = (await mine.post<MadeZone>('/api/zones', { ...form, name: 'Verses' })).body;
    expect(tags).toEqual([]);
    const changed = await mine.put<MadeZone>(`/api/zones/u/${slug}`, { tags: ['Poems', 'größe'] });
    expect(changed.body.tags).toEqual(['poems', 'größe']);
    const find = async (query: string) =>
      (await server.as(other).get<MadeZone[]>(`/api/zones/made?${query}`)).body.map((zone) => zone.path);
    expect(await find('tag=poems')).toEqual([path]);
    expect(await find('tag=POEMS')).toEqual([path]);
    expect(await find('search=poem')).toEqual([path]);
    expect(await find('tag=poem')).toEqual([]);
    expect(await find('tag=poems&search=nothing-of-it')).toEqual([]);
    expect((await server.as(other).put(`/api/zones/u/${slug}`, { tags: ['mine'] })).status).toBe(403);
  });

  it('are at most five single words, each once', async () => {
    const mine = server.as(await server.aUser());
    const { slug } = (await mine.post<MadeZone>('/api/zones', { ...form, name: 'Tagged' })).body;
    const put = (tags: unknown) => mine.put<MadeZone>(`/api/zones/u/${slug}`, { tags });
    for (const tags of [['two words'], ['x'.repeat(25)], [''], ['<b>'], ['a', 'b', 'c', 'd', 'e', 'f'], 'a'])
      expect((await put(tags)).status).toBe(400);
    expect((await put(['one', 'ONE', 'two'])).body.tags).toEqual(['one', 'two']);
    expect((await put([])).body.tags).toEqual([]);
  });
});

describe('what stands in a zone', () => {
  const torch = { id: 't1', kind: 'torch', at: [1, 0, 2] };
  const recipe = (pieces: object[]) => ({ theme: 'castle', pieces });

  it('is saved as revisions, and an earlier one comes back as a new one', async () => {
    const mine = server.as(await server.aUser());
    const { slug } = (await mine.post<MadeZone>('/api/zones', { ...form, name: 'Kept' })).body;
    const saved = await mine.put(`/api/zones/u/${slug}/recipe`, { recipe: recipe([torch]), after: 1 });
    expect(saved.body).toEqual({ revision: 2 });
    expect(
      (await mine.put(`/api/zones/u/${slug}/recipe`, { recipe: recipe([]), after: 1 })).body,
    ).toMatchObject({
      code: 'zones.changed-meanwhile',
    });
    expect((await mine.post(`/api/zones/u/${slug}/revisions/1/restore`)).body).toEqual({ revision: 3 });
    const now = (await mine.get<MadeZoneView>(`/api/zones/u/${slug}`)).body;
    expect(now.recipe?.pieces).toEqual([]);
    expect(
      (await mine.get<{ revision: number; pieces: number }[]>(`/api/zones/u/${slug}/revisions`)).body.map(
        ({ revision, pieces }) => [revision, pieces],
      ),
    ).toEqual([
      [3, 0],
      [2, 1],
      [1, 0],
    ]);
  });

  it('is counted in each revision as it was saved, also where a kind of piece is known no more', async () => {
    const mine = server.as(await server.aUser());
    const { id, slug } = (await mine.post<MadeZone>('/api/zones', { ...form, name: 'Of old' })).body;
    const old = { theme: 'castle', pieces: [torch, { ...torch, id: 'd', kind: 'dragon' }] };
    await server
      .db('zone_revisions')
      .where({ zone_id: id })
      .update({ recipe: JSON.stringify(old) });
    expect(await mine.get(`/api/zones/u/${slug}/revisions`)).toMatchObject({
      status: 200,
      body: [{ revision: 1, pieces: 2 }],
    });
  });

  it('comes back from no revision that never was, whatever its number', async () => {
    const mine = server.as(await server.aUser());
    const { slug } = (await mine.post<MadeZone>('/api/zones', { ...form, name: 'Never was' })).body;
    for (const number of ['2', '2147483648', '999999999999999999'])
      expect(await mine.post(`/api/zones/u/${slug}/revisions/${number}/restore`)).toMatchObject({
        status: 404,
        body: { code: 'zones.unknown-revision' },
      });
  });

  it('is refused when it costs too much, with what is too much', async () => {
    const mine = server.as(await server.aUser());
    const { slug } = (await mine.post<MadeZone>('/api/zones', { ...form, name: 'Dear' })).body;
    const shells = Array.from({ length: 120 }, (_, at) => ({ id: `s${at}`, kind: 'shell', at: [0, 0, 0] }));
    const answer = await mine.put(`/api/zones/u/${slug}/recipe`, { recipe: recipe(shells), after: 1 });
    expect(answer).toMatchObject({ status: 400, body: { code: 'zones.over-budget' } });
    const fields = Object.keys((answer.body as { fields: object }).fields);
    expect(fields).toContain('body.recipe.triangles');
    // And the line: the first shell that does not fit any more.
    const castle = RECIPE_LIMITS.triangles - THEMES.castle.triangles - CROWD_COST.triangles;
    expect(fields).toContain(`body.recipe.pieces.${Math.floor(castle / PIECES.shell.triangles)}`);
    const unknown = await mine.put(`/api/zones/u/${slug}/recipe`, {
      recipe: recipe([{ ...torch, kind: 'dragon' }]),
      after: 1,
    });
    expect(unknown.status).toBe(400);
  });

  it('is refused with the line that is wrong', async () => {
    const me = await server.aUser();
    const { slug } = (await server.as(me).post<MadeZone>('/api/zones', { ...form, name: 'Wrong' })).body;
    const authorization = await server.bearerOf(me);
    const send = async (pieces: string) => {
      const { status, text } = await rawRequest(
        `${server.url}/api/zones/u/${slug}/recipe`,
        { method: 'PUT', headers: { 'content-type': 'application/json', authorization } },
        `{"recipe":{"theme":"castle","pieces":[${pieces}]},"after":1}`,
      );
      return [status, Object.keys((JSON.parse(text) as { fields: object }).fields)];
    };
    const good = JSON.stringify(torch);
    expect(await send(`${good},{"id":"d","kind":"dragon","at":[0,0,0]}`)).toEqual([
      400,
      ['body.recipe.pieces.1.kind'],
    ]);
    // The JSON that no JSON.stringify writes: it is read as Infinity.
    for (const [line, at] of [
      ['[1e999,0,0]', 0],
      ['[0,-1e999,0]', 1],
      ['[0,0,null]', 2],
      ['[0,0,"NaN"]', 2],
    ] as const)
      expect(await send(`${good},${good.replace('"t1"', '"t2"').replace('[1,0,2]', line)}`)).toEqual([
        400,
        [`body.recipe.pieces.1.at.${at}`],
      ]);
    expect(await send(`{"id":"t1","kind":"torch","at":[0,0,0],"name":"${'x'.repeat(10_000_000)}"}`)).toEqual([
      413,
      ['body'],
    ]);
    const now = (await server.as(me).get<MadeZoneView>(`/api/zones/u/${slug}`)).body;
    expect(now).toMatchObject({ revision: 1, recipe: { pieces: [] } });
  });

  it('is changed by its owner alone', async () => {
    const [me, other] = [await server.aUser(), await server.aUser()];
    const { slug } = (await server.as(me).post<MadeZone>('/api/zones', { ...form, name: 'Mine' })).body;
    const theirs = server.as(other);
    for (const answer of [
      await theirs.put(`/api/zones/u/${slug}/recipe`, { recipe: recipe([]), after: 1 }),
      await theirs.put(`/api/zones/u/${slug}`, { name: 'Yours' }),
      await theirs.delete(`/api/zones/u/${slug}`),
      await theirs.get(`/api/zones/u/${slug}/revisions`),
      await theirs.post(`/api/zones/u/${slug}/invitations`),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'zones.not-yours' } });
  });

  it('is remixed with a word about whose it was', async () => {
    const [me, other] = [await server.aUser({ name: 'First Maker' }), await server.aUser()];
    const { slug } = (await server.as(me).post<MadeZone>('/api/zones', { ...form, name: 'Origin' })).body;
    await server.as(me).put(`/api/zones/u/${slug}/recipe`, { recipe: recipe([torch]), after: 1 });
    const remix = await server.as(other).post<MadeZone>(`/api/zones/u/${slug}/remix`, { name: 'Mine now' });
    expect(remix.body).toMatchObject({
      is_mine: true,
      remix_of: { name: 'Origin', path: '/zones/u/origin', owner: 'First Maker' },
    });
    const view = (await server.as(other).get<MadeZoneView>(`/api/zones/u/${remix.body.slug}`)).body;
    expect(view.recipe?.pieces).toHaveLength(1);
  });

  it('is remixed without a word about whose it was to whom a wall parts from them', async () => {
    const [me, other, walled] = [await server.aUser(), await server.aUser(), await server.aUser()];
    const { slug } = (await server.as(me).post<MadeZone>('/api/zones', { ...form, name: 'Walled' })).body;
    const remix = await server.as(other).post<MadeZone>(`/api/zones/u/${slug}/remix`, { name: 'Again mine' });
    const told = async (who: typeof me) => {
      const seen = await server.as(who).get<MadeZoneView>(`/api/zones/u/${remix.body.slug}`);
      return [seen.status, seen.body.remix_of?.path ?? null];
    };
    expect(await told(walled)).toEqual([200, `/zones/u/${slug}`]);
    await server.as(me).put(`/api/people/${walled.username}/block`);
    expect(await told(walled)).toEqual([200, null]);
    expect(await told(other)).toEqual([200, `/zones/u/${slug}`]);
  });

  it.each(['private', 'protected'] as const)(
    'is remixed as %s as it was by whoever was invited',
    async (mode) => {
      const [me, other] = [await server.aUser(), await server.aUser()];
      const mine = server.as(me);
      const { slug } = (await mine.post<MadeZone>('/api/zones', { ...form, name: 'Hush', mode })).body;
      const { path } = (await mine.post<ZoneInvitation>(`/api/zones/u/${slug}/invitations`)).body;
      const invitation = path.split('=')[1];
      await server.as(other).put(`/api/zones/u/${slug}/invited`, { invitation });
      const remix = await server.as(other).post<MadeZone>(`/api/zones/u/${slug}/remix`, {});
      expect(remix.body).toMatchObject({ is_mine: true, mode });
      expect(remix.body.remix_of === null).toBe(mode === 'private');
    },
  );
});
