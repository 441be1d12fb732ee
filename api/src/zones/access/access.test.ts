import { type MadeZone, type MadeZoneView, MOST_ZONE_PEOPLE, type ZoneInvitation } from '@plaza/api-contract';
import { testPlaza } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';
import { befriend } from '../../friends/testing/befriend.ts';

const server = testPlaza();

let made = 0;

async function aZone(owner: User, change: object): Promise<string> {
  made += 1;
  const form = { name: `Zone ${made}`, zone: 'desert', avatar: 2, automatic_access: false, notify: false };
  return (await server.as(owner).post<MadeZone>('/api/zones', { ...form, ...change })).body.slug;
}

const look = async (who: User, slug: string) => server.as(who).get<MadeZoneView>(`/api/zones/u/${slug}`);
const standing = async (who: User, slug: string) => (await look(who, slug)).body.standing;

describe('[2.16-1] a private zone', () => {
  it('is not there for who was not invited: not at its address, not in the list', async () => {
    const [owner, other] = [await server.aUser(), await server.aUser()];
    const slug = await aZone(owner, { mode: 'private' });
    expect(await look(other, slug)).toMatchObject({ status: 404, body: { code: 'zones.unknown' } });
    expect((await server.as(other).put(`/api/zones/u/${slug}/knock`)).status).toBe(404);
    expect((await server.as(other).post(`/api/zones/u/${slug}/remix`, {})).status).toBe(404);
    const list = (await server.as(other).get<MadeZone[]>('/api/zones/made')).body;
    expect(list.map((zone) => zone.slug)).not.toContain(slug);
    expect(await standing(owner, slug)).toBe('owner');
  });

  it('lets in who has an invitation, until it is revoked', async () => {
    const [owner, other] = [await server.aUser(), await server.aUser()];
    const slug = await aZone(owner, { mode: 'private' });
    const invited = (await server.as(owner).post<ZoneInvitation>(`/api/zones/u/${slug}/invitations`)).body;
    const invitation = new URL(invited.path, 'http://plaza').searchParams.get('invitation');
    expect((await server.as(other).put(`/api/zones/u/${slug}/invited`, { invitation: 'guess' })).status).toBe(
      404,
    );
    expect(await server.as(other).put(`/api/zones/u/${slug}/invited`, { invitation })).toMatchObject({
      status: 200,
    });
    expect(await standing(other, slug)).toBe('open');
    await server.as(owner).delete(`/api/zones/u/${slug}/invitations/${invited.id}`);
    expect((await look(other, slug)).status).toBe(404);
    expect((await server.as(other).put(`/api/zones/u/${slug}/invited`, { invitation })).status).toBe(404);
    // However often somebody makes one and takes it back.
    expect(await server.db('zone_invitations').where({ id: invited.id })).toEqual([]);
  });

  it('shows an invitation once, and keeps only what it is known by', async () => {
    const owner = await server.aUser();
    const slug = await aZone(owner, { mode: 'private' });
    const { path } = (await server.as(owner).post<ZoneInvitation>(`/api/zones/u/${slug}/invitations`)).body;
    const token = path.split('=')[1] ?? '';
    const list = (await server.as(owner).get<ZoneInvitation[]>(`/api/zones/u/${slug}/invitations`)).body;
    expect(list).toHaveLength(1);
    expect(JSON.stringify(list)).not.toContain(token);
  });
});

describe('[2.16-1] a protected zone', () => {
  it('is found by all, entered after a knock, and the owner is told who knocks', async () => {
    const [owner, other] = [await server.aUser(), await server.aUser({ name: 'Knocking Nora' })];
    const slug = await aZone(owner, { mode: 'protected' });
    expect((await look(other, slug)).body).toMatchObject({ standing: 'closed', recipe: null });
    expect((await server.as(other).put(`/api/zones/u/${slug}/knock`)).body).toEqual({ standing: 'asked' });
    const news = (
      await server
        .as(owner)
        .get<{ items: { kind: string; path: string; actors: { name: string }[] }[] }>('/api/notifications')
    ).body.items;
    expect(news).toMatchObject([
      { kind: 'zone-knock', path: `/zones/u/${slug}`, actors: [{ name: 'Knocking Nora' }] },
    ]);
    const knocks = await server.as(owner).get(`/api/zones/u/${slug}/knocks`);
    expect(knocks.body).toMatchObject([{ person: { username: other.username } }]);
    await server.as(owner).put(`/api/zones/u/${slug}/knocks/${other.username}`, { answer: 'let-in' });
    expect(await standing(other, slug)).toBe('open');
    expect((await server.as(owner).get(`/api/zones/u/${slug}/knocks`)).body).toEqual([]);
    server.clock.advance({ days: 1 });
    expect(await standing(other, slug)).toBe('closed');
  });

  it('stays open for good after Always, until the owner takes it back', async () => {
    const [owner, other] = [await server.aUser(), await server.aUser()];
    const slug = await aZone(owner, { mode: 'protected' });
    await server.as(other).put(`/api/zones/u/${slug}/knock`);
    await server.as(owner).put(`/api/zones/u/${slug}/knocks/${other.username}`, { answer: 'always' });
    server.clock.advance({ days: 300 });
    expect(await standing(other, slug)).toBe('open');
    await server.as(owner).delete(`/api/zones/u/${slug}/people/${other.username}`);
    expect(await standing(other, slug)).toBe('closed');
  });

  it('remembers a no for an hour', async () => {
    const [owner, other] = [await server.aUser(), await server.aUser()];
    const slug = await aZone(owner, { mode: 'protected' });
    await server.as(other).put(`/api/zones/u/${slug}/knock`);
    await server.as(owner).put(`/api/zones/u/${slug}/knocks/${other.username}`, { answer: 'decline' });
    expect(await standing(other, slug)).toBe('declined');
    expect((await server.as(other).put(`/api/zones/u/${slug}/knock`)).body).toEqual({ standing: 'declined' });
    server.clock.advance({ minutes: 61 });
    expect(await standing(other, slug)).toBe('closed');
  });

  it('is gone for who was blocked at the door', async () => {
    const [owner, other] = [await server.aUser(), await server.aUser()];
    const slug = await aZone(owner, { mode: 'protected' });
    await server.as(other).put(`/api/zones/u/${slug}/knock`);
    await server.as(owner).put(`/api/zones/u/${slug}/knocks/${other.username}`, { answer: 'block' });
    expect((await look(other, slug)).status).toBe(404);
  });

  it('answers nobody who has not knocked, and lets only the owner answer', async () => {
    const [owner, other] = [await server.aUser(), await server.aUser()];
    const slug = await aZone(owner, { mode: 'protected' });
    const answer = (by: User) =>
      server.as(by).put(`/api/zones/u/${slug}/knocks/${other.username}`, { answer: 'always' });
    expect(await answer(owner)).toMatchObject({ status: 404, body: { code: 'zones.unknown-knock' } });
    await server.as(other).put(`/api/zones/u/${slug}/knock`);
    expect((await answer(other)).status).toBe(403);
    expect(await standing(other, slug)).toBe('asked');
  });
});

describe("[2.16-1] 'Allow Automatic Access to Users'", () => {
  it('admits friends without a knock, and nobody else', async () => {
    const [owner, friend, other] = [await server.aUser(), await server.aUser(), await server.aUser()];
    await befriend(server.db, owner, friend);
    const slug = await aZone(owner, { mode: 'protected', automatic_access: true });
    expect(await standing(friend, slug)).toBe('open');
    expect(await standing(other, slug)).toBe('closed');
    await server.as(owner).put(`/api/zones/u/${slug}`, { automatic_access: false });
    expect(await standing(friend, slug)).toBe('closed');
  });
});

describe('the list of who was let in and who was sent out', () => {
  it('has nobody who has put up a wall or has left, as everywhere', async () => {
    const [owner, ...people] = [
      await server.aUser(),
      await server.aUser(),
      await server.aUser(),
      await server.aUser(),
    ];
    const [wall, gone, there] = people;
    const slug = await aZone(owner, { mode: 'protected' });
    for (const { username } of people)
      await server.as(owner).put(`/api/zones/u/${slug}/bans/${username}`, { lasts: 'for-good' });
    const zone = await server.db('made_zones').where({ slug }).first('id');
    for (const { id: user_id } of people)
      await server.db('zone_admissions').insert({ zone_id: zone.id, user_id });
    await server.as(wall ?? owner).put(`/api/people/${owner.username}/block`);
    await server
      .db('users')
      .where({ id: gone?.id ?? '' })
      .update({ deleted_at: server.clock.now() });
    const names = (list: { username: string }[]) => list.map(({ username }) => username);
    const { admitted, banned } = (
      await server.as(owner).get<Record<string, { username: string }[]>>(`/api/zones/u/${slug}/people`)
    ).body;
    expect([names(admitted ?? []), names(banned ?? [])]).toEqual([[there?.username], [there?.username]]);
    await server.as(owner).put(`/api/people/${there?.username}/block`);
    const after = (
      await server.as(owner).get<Record<string, { username: string }[]>>(`/api/zones/u/${slug}/people`)
    ).body;
    expect(names(after['banned'] ?? [])).toEqual([there?.username]);
  });
});

describe('a ban', () => {
  it('keeps somebody out of a public zone for ten minutes or for good, and can be lifted', async () => {
    const [owner, other] = [await server.aUser(), await server.aUser()];
    const slug = await aZone(owner, { mode: 'public' });
    const ban = (lasts: string) =>
      server.as(owner).put(`/api/zones/u/${slug}/bans/${other.username}`, { lasts });
    await ban('ten-minutes');
    expect(await standing(other, slug)).toBe('declined');
    server.clock.advance({ minutes: 11 });
    expect(await standing(other, slug)).toBe('open');
    await ban('for-good');
    server.clock.advance({ days: 400 });
    expect(await standing(other, slug)).toBe('declined');
    await server.as(owner).delete(`/api/zones/u/${slug}/bans/${other.username}`);
    expect(await standing(other, slug)).toBe('open');
  });
});

it('shows so many who knock, may enter or are banned as one can deal with, and the next when those are done with', async () => {
  const owner = await server.aUser();
  const slug = await aZone(owner, { mode: 'protected' });
  const { id } = await server.db('made_zones').where({ slug }).first('id');
  const { rows } = await server.db.raw(
    `insert into users (name, username, email, is_verified, joined_at)
     select 'Visitor ' || n, 'crowd-' || n, 'crowd-' || n || '@plaza.example', true, now()
     from generate_series(1, :many::int) as n returning id`,
    { many: MOST_ZONE_PEOPLE + 1 },
  );
  const all = rows.map((row: { id: string }) => ({ zone_id: id, user_id: row.id }));
  for (const table of ['zone_knocks', 'zone_admissions', 'zone_bans']) await server.db(table).insert(all);
  const counts = async () => {
    const knocks = (await server.as(owner).get<unknown[]>(`/api/zones/u/${slug}/knocks`)).body;
    const path = `/api/zones/u/${slug}/people`;
    const { body } = await server.as(owner).get<{ admitted: unknown[]; banned: unknown[] }>(path);
    return [knocks.length, body.admitted.length, body.banned.length];
  };
  expect(await counts()).toEqual([MOST_ZONE_PEOPLE, MOST_ZONE_PEOPLE, MOST_ZONE_PEOPLE]);
  await server.db('zone_knocks').where(all[0]).delete();
  await server.db('zone_bans').where(all.slice(0, 2)[1]).delete();
  expect(await counts()).toEqual([MOST_ZONE_PEOPLE, MOST_ZONE_PEOPLE, MOST_ZONE_PEOPLE]);
});
