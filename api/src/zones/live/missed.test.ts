import { encodeFrame } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { Client } from 'pg';
import { leaveHub } from '../../realtime/testing/joinHub.ts';
import { somebodyWaits } from '../../testing/somebodyWaits.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { enterZone } from '../testing/inZone.ts';
import { catchUp, liveServers } from '../testing/liveServers.ts';
import { ZoneRelay } from './ZoneRelay.ts';

const server = testPlaza();
const { servers, enter } = liveServers(server);
const standing = { x: 0, y: 0, z: 0, yaw: 0, gesture: 0, jumped: false, talks: false, away: false };
afterEach(leaveHub);

it('whom a wall is put up against while nothing is heard of the database is gone all the same', async () => {
  const [amber, basalt] = [await server.aUser(), await server.aUser()];
  const path = '/zones/library';
  const hers = await enterZone(server, amber, { path });
  const his = await enterZone(server, basalt, { path });
  await hers.hears('came');
  await server.db.raw(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query = 'listen plaza_zones'`,
  );
  await server.as(amber).put(`/api/people/${basalt.username}/block`);
  expect(await hers.hears('left')).toEqual({ kind: 'left', id: his.welcome.you });
});

it.each([
  ['no words of ours', 'nonsense'],
  ['another shape than ours', '{"node":"!","zone":"library","copy":1,"frame":7}'],
])('a notice with %s is passed over, and what comes behind it is heard', async (_, notice) => {
  const [amber, basalt] = [await server.aUser(), await server.aUser()];
  const path = '/zones/library';
  const hers = await enterZone(server, amber, { path });
  const his = await enterZone(server, basalt, { path });
  await hers.hears('came');
  await server.db.raw('select pg_notify(?, ?)', ['plaza_zones', notice]);
  await server.as(amber).put(`/api/people/${basalt.username}/block`);
  expect(await hers.hears('left')).toEqual({ kind: 'left', id: his.welcome.you });
});

it('who comes in on another server that is not heard is met once it is', async () => {
  const { all, way } = servers(2);
  const [here, there] = all;
  if (!here || !there) throw new Error('There are two.');
  const path = '/zones/coffee';
  const one = await enter(here, await server.aUser(), path);
  way.isDeaf = true;
  const other = await enter(there, await server.aUser(), path);
  way.isDeaf = false;
  await here.missed();
  await here.missed();
  await catchUp(here, path, one);
  expect(one.told.slice(1)).toEqual([
    { kind: 'came', person: expect.objectContaining({ id: other.welcome.you, user_id: other.userId }) },
  ]);
});

/** Somebody comes back on the last of three servers while nobody hears of it; a witness on the first one sees them. */
async function comeBackUnheard(path: string, from: number) {
  const { all, way } = servers(3);
  const [here, , last] = all;
  const first = all[from];
  if (!here || !first || !last) throw new Error('There are three.');
  const witness = await enter(here, await server.aUser(), path);
  const user = await server.aUser();
  const before = await enter(first, user, path);
  for (const [by, one] of [[here, witness] as const, [first, before] as const]) {
    const found = by.visitOf(one.userId, one.welcome.visit);
    if (found) found.visitor.voice.on = true;
    one.move({});
    by.tick();
  }
  // Whoever decides has first to be told who wants to talk.
  for (const by of [...all, ...all]) by.pairVoices();
  way.isDeaf = true;
  const after = await enter(last, user, path, before.welcome.pass);
  way.isDeaf = false;
  expect(after.welcome.you).toBe(before.welcome.you);
  const sees = async (x: number) => {
    expect(after.move({ x })).toBe(true);
    last.tick();
    here.tick();
    await catchUp(here, path, witness);
    return witness.where.get(after.welcome.you)?.x;
  };
  return { here, witness, user, before, sees };
}

it.each([
  ['the server that missed it', 0],
  ['a third one', 1],
])('who comes back from %s on a server that is not heard is seen to move once it is', async (_, from) => {
  const { here, sees } = await comeBackUnheard('/zones/coffee', from);
  await here.missed();
  expect(await sees(3)).toBe(3);
});

it('who comes back on another server that could not tell of it is seen to move a little later', async () => {
  const { here, witness, before, sees } = await comeBackUnheard('/zones/mermaid', 1);
  await here.beat();
  expect(await sees(3)).toBe(3);
  expect(witness.told.slice(1)).toEqual([
    expect.objectContaining({ kind: 'came' }),
    { kind: 'voice', open: [expect.objectContaining({ id: before.welcome.you })], close: [], more: 0 },
    // Their page is another one: what was said to the old one is nothing to it.
    { kind: 'voice', open: [], close: [before.welcome.you], more: 0 },
  ]);
});

it('who is heard of while it is looked up where they are is where they were heard of', async () => {
  const path = '/zones/avatar';
  const { here, witness, user, before } = await comeBackUnheard(path, 1);
  const id = before.welcome.you;
  const fourth = { node: 'a fourth server', zone: 'avatar', copy: witness.welcome.copy };
  const { id: user_id, username, name } = user;
  const missed = await server.db.transaction(async (transaction) => {
    // Where they are has been read, and who of the others is their friend is still to come.
    await transaction.raw('lock table friendships');
    const missed = here.missed();
    await somebodyWaits(server.db);
    here.hear({
      ...fourth,
      came: { id, user_id, username, name, profile: null, looks: null, is_owner: false },
    });
    return { missed };
  });
  await missed.missed;
  here.hear({ ...fourth, frame: encodeFrame([{ ...standing, id, x: 3 }]) });
  here.tick();
  await catchUp(here, path, witness);
  expect(witness.where.get(id)?.x).toBe(3);
});

it('whom a wall is put up against while the database has no answer is gone a little later', async () => {
  const { all } = servers(1);
  const [here] = all;
  if (!here) throw new Error('There is one.');
  const path = '/zones/desert';
  const [amber, basalt] = [await server.aUser(), await server.aUser()];
  const hers = await enter(here, amber, path);
  const his = await enter(here, basalt, path);
  await server.db('blocks').insert({ user_id: amber.id, other_id: basalt.id });
  await server.db.raw('alter table blocks rename to away');
  const told = here.notice({ what: 'people', userIds: [amber.id, basalt.id] });
  await expect(told).rejects.toThrow('does not exist');
  await server.db.raw('alter table away rename to blocks');
  await here.beat();
  await catchUp(here, path, hers);
  expect(hers.told).toContainEqual({ kind: 'left', id: his.welcome.you });
});

it('a connection that has fallen silent is replaced', async () => {
  const opened: Client[] = [];
  const client = {
    async acquireRawConnection() {
      const fresh: Client = await server.db.client.acquireRawConnection();
      opened.push(fresh);
      return fresh;
    },
  };
  const nothing = () => undefined;
  let relay: ZoneRelay | undefined;
  await new Promise<void>((missed) => {
    relay = new ZoneRelay({
      ...{ db: { client } as unknown as Knex, log: server.plaza.log },
      ...{ hear: nothing, notice: nothing, missed, beatMs: 5 },
    });
    void relay.open().then(() => {
      // What the driver says when nobody has answered for a while.
      const silent = () => Promise.reject(new Error('Query read timeout')) as never;
      jest.spyOn(opened[0] as Client, 'query').mockImplementation(silent);
    });
  });
  expect(opened).toHaveLength(2);
  await relay?.close();
});
