import { LIVE_LIMITS, type MadeZone, sayRefusal } from '@plaza/api-contract';
import { takeTurn } from '../../db/takeTurn.ts';
import { leaveHub } from '../../realtime/testing/joinHub.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { befriend } from '../../friends/testing/befriend.ts';
import { somebodyWaits } from '../../testing/somebodyWaits.ts';
import { enterZone } from '../testing/inZone.ts';

const server = testPlaza();
afterEach(leaveHub);

const mermaid = { path: '/zones/mermaid' };

describe('two people in a zone', () => {
  it('see each other come, move and go', async () => {
    const [one, two] = [await server.aUser({ name: 'Amber' }), await server.aUser({ name: 'Basalt' })];
    const amber = await enterZone(server, one, mermaid);
    const basalt = await enterZone(server, two, mermaid);
    expect(basalt.welcome.people).toMatchObject([{ name: 'Amber', id: amber.welcome.you }]);
    const { person } = await amber.hears('came');
    expect(person).toMatchObject({ name: 'Basalt', id: basalt.welcome.you, is_friend: false });
    expect(await basalt.move({ x: 3, y: 0.5, z: 20, yaw: 1, gesture: 1 })).toBe(true);
    const seen = await amber.sees(basalt.welcome.you, ({ x }) => x === 3);
    expect(seen).toMatchObject({ y: 0.5, z: 20, gesture: 1 });
    expect(seen.yaw).toBeCloseTo(1, 1);
    basalt.leave();
    expect(await amber.hears('left')).toEqual({ kind: 'left', id: basalt.welcome.you });
  });

  it('read what the other says, feels and does with things, and who comes later finds the things so', async () => {
    const [one, two, three] = [await server.aUser(), await server.aUser(), await server.aUser()];
    const amber = await enterZone(server, one, { path: '/zones/castle' });
    const basalt = await enterZone(server, two, { path: '/zones/castle' });
    const id = basalt.welcome.you;
    await basalt.act({ kind: 'words', text: 'Hello there' });
    expect(await amber.hears('words')).toEqual({ kind: 'words', id, text: 'Hello there' });
    await basalt.act({ kind: 'emote', emote: '👏' });
    expect(await amber.hears('emote')).toMatchObject({ id, emote: '👏' });
    await basalt.act({ kind: 'thing', thing: { id: 'bridge', state: 'up', since: 0 } });
    expect(await amber.hears('thing')).toMatchObject({ id, thing: { id: 'bridge', state: 'up' } });
    const cedar = await enterZone(server, three, { path: '/zones/castle' });
    expect(cedar.welcome.things).toMatchObject([{ id: 'bridge', state: 'up' }]);
  });

  it('know of each other, however many come in at the same moment, and friends as friends', async () => {
    const [one, two] = [await server.aUser(), await server.aUser()];
    const users = [one, await server.aUser(), await server.aUser(), await server.aUser(), two];
    await befriend(server.db, one, two);
    const path = '/zones/avatar';
    // All have their place, and nobody is through the door yet.
    const door = await server.db.transaction();
    await door.raw('lock table zone_things in access exclusive mode');
    const coming = users.map((user) => enterZone(server, user, { path }));
    while ((await door('zone_visits').where({ zone: 'avatar' })).length < users.length);
    await door.commit();
    const visitors = await Promise.all(coming);
    // Whoever is not in the welcome is told of as one who comes.
    for (const { welcome, hears } of visitors) {
      const known = new Map(welcome.people.map((person) => [person.user_id, person]));
      while (known.size < users.length - 1) {
        const { person } = await hears('came');
        known.set(person.user_id, person);
      }
      const me = users.find(({ id }) => !known.has(id));
      const friends = [...known.values()].filter(({ is_friend }) => is_friend).map(({ user_id }) => user_id);
      expect(friends).toEqual(me === one ? [two.id] : me === two ? [one.id] : []);
    }
  });

  it('[1-6] sees how the other reacts to a comment on their post', async () => {
    const [one, two] = [await server.aUser(), await server.aUser()];
    const amber = await enterZone(server, one, mermaid);
    const basalt = await enterZone(server, two, mermaid);
    await basalt.act({ kind: 'feels', about: 'comment', stars: 0 });
    expect(await amber.hears('feels')).toEqual({
      kind: 'feels',
      id: basalt.welcome.you,
      about: 'comment',
      stars: 0,
    });
  });

  it('[1-1] see a Flick begin that the other starts', async () => {
    const [one, two] = [await server.aUser(), await server.aUser()];
    const amber = await enterZone(server, one, mermaid);
    const basalt = await enterZone(server, two, mermaid);
    await basalt.act({ kind: 'flick', flick: 'fireworks' });
    expect(await amber.hears('flick')).toMatchObject({ id: basalt.welcome.you, flick: 'fireworks' });
  });

  it('meet in the same copy, also when it is not the first, and a friend is known as one', async () => {
    const [one, two, three] = [await server.aUser(), await server.aUser(), await server.aUser()];
    await befriend(server.db, one, two);
    const path = '/zones/desert';
    await enterZone(server, three, { path });
    const amber = await enterZone(server, one, { path, copy: 2 });
    const basalt = await enterZone(server, two, { path });
    expect(basalt.welcome).toMatchObject({ copy: 2, people: [{ is_friend: true }] });
    expect((await amber.hears('came')).person.is_friend).toBe(true);
  });
});

describe('a connection that breaks', () => {
  it('gives the same number and spot back to who returns within fifteen seconds', async () => {
    const [one, two] = [await server.aUser(), await server.aUser()];
    const first = await enterZone(server, one, { path: '/zones/avatar' });
    const other = await enterZone(server, two, { path: '/zones/avatar' });
    await first.move({ x: 4, z: -6, yaw: 2 });
    await other.sees(first.welcome.you, ({ x }) => x === 4);
    await first.connection.stop();
    await other.hears('left');
    const again = await enterZone(server, one, { path: '/zones/avatar', pass: first.welcome.pass });
    expect(again.welcome.you).toBe(first.welcome.you);
    expect(again.welcome.at?.slice(0, 3)).toEqual([4, 0, -6]);
  });

  it('gives nobody the place of another', async () => {
    const [one, two] = [await server.aUser(), await server.aUser()];
    const first = await enterZone(server, one, { path: '/zones/avatar' });
    await first.move({ x: 4 });
    await first.connection.stop();
    const other = await enterZone(server, two, { path: '/zones/avatar', pass: first.welcome.pass });
    expect(other.welcome.at).toBeNull();
    expect(other.welcome.pass).not.toBe(first.welcome.pass);
  });
});

describe('those who have blocked each other', () => {
  it('are not there for each other: neither in the list, nor in frames, nor in words', async () => {
    const [one, two, three] = [await server.aUser(), await server.aUser(), await server.aUser()];
    await server.as(one).put(`/api/people/${two.username}/block`);
    const path = '/zones/library';
    const amber = await enterZone(server, one, { path });
    const basalt = await enterZone(server, two, { path });
    const cedar = await enterZone(server, three, { path });
    expect(basalt.welcome.people).toEqual([]);
    await amber.move({ x: 2 });
    await basalt.move({ x: 5 });
    await basalt.act({ kind: 'words', text: 'Can you hear me?' });
    await cedar.hears('words');
    await cedar.act({ kind: 'words', text: 'I can' });
    await amber.hears('words');
    expect(amber.where.has(basalt.welcome.you)).toBe(false);
    expect(amber.told.filter(({ kind }) => kind === 'came')).toHaveLength(1);
    expect(basalt.where.has(amber.welcome.you)).toBe(false);
  });

  it('vanish from each other when the wall is built while both are there', async () => {
    const [one, two] = [await server.aUser(), await server.aUser()];
    const amber = await enterZone(server, one, mermaid);
    const basalt = await enterZone(server, two, mermaid);
    await server.as(one).put(`/api/people/${two.username}/block`);
    expect(await amber.hears('left')).toMatchObject({ id: basalt.welcome.you });
    expect(await basalt.hears('left')).toMatchObject({ id: amber.welcome.you });
  });
});

describe('a full zone', () => {
  it(`says so at ${LIVE_LIMITS.people}, and lets people into a second copy`, async () => {
    const me = await server.aUser();
    const crowd = await Promise.all(Array.from({ length: LIVE_LIMITS.people }, () => server.aUser()));
    await server.db('zone_visits').insert(
      crowd.map(({ id }, index) => ({
        ...{ pass: crypto.randomUUID(), node: crypto.randomUUID(), zone: 'explorer', copy: 1 },
        ...{ id: index + 1, user_id: id },
      })),
    );
    const path = '/zones/explorer';
    const refused = await enterZone(server, me, { path });
    expect(refused.told).toEqual([{ kind: 'full', copies: [{ copy: 1, people: LIVE_LIMITS.people }] }]);
    const second = await enterZone(server, me, { path, copy: 2 });
    expect(second.welcome).toMatchObject({ kind: 'welcome', copy: 2, people: [] });
    const [zone] = (await server.as(me).get<{ path: string; people: number }[]>('/api/zones')).body.filter(
      (one) => one.path === path,
    );
    expect(zone?.people).toBe(LIVE_LIMITS.people + 1);
  });
});

describe('a zone that somebody made', () => {
  const aZone = async (owner: Awaited<ReturnType<typeof server.aUser>>, mode: string) =>
    (
      await server
        .as(owner)
        .post<MadeZone>('/api/zones', { name: mode, zone: 'castle', mode, avatar: 1, notify: false })
    ).body;

  it('is closed on the hub to whoever may not enter, and says no more than that it is', async () => {
    const [owner, other] = [await server.aUser(), await server.aUser()];
    for (const mode of ['private', 'protected']) {
      const { path } = await aZone(owner, mode);
      await expect(enterZone(server, other, { path })).rejects.toThrow('You may not enter this zone.');
    }
    await expect(enterZone(server, other, { path: '/zones/u/nowhere' })).rejects.toThrow('may not enter');
    await expect(enterZone(server, other, { path: '/zones/../admin' })).rejects.toThrow('may not enter');
  });

  it('sends out whoever is banned while they are in it', async () => {
    const [owner, other] = [await server.aUser(), await server.aUser()];
    const { path, slug } = await aZone(owner, 'public');
    const visitor = await enterZone(server, other, { path });
    await server.as(owner).put(`/api/zones/u/${slug}/bans/${other.username}`, { lasts: 'ten-minutes' });
    expect(await visitor.hears('out')).toEqual({ kind: 'out', why: 'sent-out' });
    await visitor.over;
    await expect(enterZone(server, other, { path })).rejects.toThrow('may not enter');
  });

  it('sends out whoever was banned while they came in', async () => {
    const [owner, other] = [await server.aUser(), await server.aUser()];
    const { path, slug } = await aZone(owner, 'public');
    const inside = await enterZone(server, other, { path });
    const door = await server.db.transaction();
    await takeTurn(door, 'visit', `u/${slug}`);
    const coming = enterZone(server, other, { path });
    await somebodyWaits(server.db);
    await server.as(owner).put(`/api/zones/u/${slug}/bans/${other.username}`, { lasts: 'ten-minutes' });
    await inside.over;
    await door.commit();
    expect(await (await coming).hears('out')).toEqual({ kind: 'out', why: 'sent-out' });
  });

  it('tells its owner inside who knocks', async () => {
    const [owner, other] = [await server.aUser(), await server.aUser({ name: 'Nora' })];
    const { path, slug } = await aZone(owner, 'protected');
    const inside = await enterZone(server, owner, { path });
    await server.as(other).put(`/api/zones/u/${slug}/knock`);
    expect(await inside.hears('knock')).toEqual({ kind: 'knock', name: 'Nora', username: other.username });
  });

  it('does not tell them of whom they have muted', async () => {
    const [owner, muted, other] = [await server.aUser(), await server.aUser(), await server.aUser()];
    const { path, slug } = await aZone(owner, 'protected');
    await server.as(owner).put(`/api/people/${muted.username}/mute`);
    const inside = await enterZone(server, owner, { path });
    await server.as(muted).put(`/api/zones/u/${slug}/knock`);
    await server.as(other).put(`/api/zones/u/${slug}/knock`);
    expect(await inside.hears('knock')).toMatchObject({ username: other.username });
  });

  it('[1-8] carries what its owner broadcasts to all in it, and nobody else may broadcast', async () => {
    const [owner, other] = [await server.aUser({ name: 'Owner' }), await server.aUser()];
    const { path } = await aZone(owner, 'public');
    const mine = await enterZone(server, owner, { path });
    const visitor = await enterZone(server, other, { path });
    await expect(visitor.act({ kind: 'broadcast', text: 'Mine now' })).rejects.toThrow(
      sayRefusal('not-yours'),
    );
    expect(await mine.act({ kind: 'broadcast', text: 'The play begins' })).toBe(true);
    expect(await visitor.hears('broadcast')).toEqual({
      kind: 'broadcast',
      name: 'Owner',
      text: 'The play begins',
    });
    expect(mine.told.filter(({ kind }) => kind === 'broadcast').length).toBeLessThanOrEqual(1);
  });

  it('changes for those in it when its owner saves', async () => {
    const [owner, other] = [await server.aUser(), await server.aUser()];
    const { path, slug } = await aZone(owner, 'public');
    const visitor = await enterZone(server, other, { path });
    await server.as(owner).put(`/api/zones/u/${slug}/recipe`, { recipe: { theme: 'castle' }, after: 1 });
    expect(await visitor.hears('changed')).toEqual({ kind: 'changed', revision: 2 });
  });
});

describe('a report from a zone', () => {
  it('carries what the reported said and did, as the server saw it', async () => {
    const [one, two] = [await server.aUser(), await server.aUser()];
    const amber = await enterZone(server, one, mermaid);
    const basalt = await enterZone(server, two, mermaid);
    await basalt.move({ x: 7, z: 3 });
    await basalt.act({ kind: 'words', text: 'something nasty' });
    await amber.hears('words');
    const given = { path: mermaid.path, username: two.username, reason: 'harassment', note: 'Please look' };
    expect((await server.as(one).post('/api/zones/reports', given)).status).toBe(200);
    const report = await server.db('reports').where({ kind: 'zone' }).first();
    expect(report.said).toContain('something nasty');
    expect(report.said).toContain('at 7.0, 3.0');
  });

  it('is heard also of who has built a wall since', async () => {
    const [one, two] = [await server.aUser(), await server.aUser()];
    const path = '/zones/library';
    await enterZone(server, one, { path });
    const basalt = await enterZone(server, two, { path });
    await basalt.act({ kind: 'words', text: 'something nasty' });
    expect((await server.as(two).put(`/api/people/${one.username}/block`)).status).toBe(200);
    const given = { path, username: two.username, reason: 'harassment', note: '' };
    expect((await server.as(one).post('/api/zones/reports', given)).status).toBe(200);
    const stranger = await server.aUser();
    const elsewhere = { ...given, username: stranger.username, path };
    await server.as(stranger).put(`/api/people/${one.username}/block`);
    expect((await server.as(one).post('/api/zones/reports', elsewhere)).status).toBe(404);
  });
});
