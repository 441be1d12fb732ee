import type { Knex } from 'knex';
import type { Client } from 'pg';
import { leaveHub } from '../../realtime/testing/joinHub.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { enterZone } from '../testing/inZone.ts';
import { catchUp, liveServers } from '../testing/liveServers.ts';
import { ZoneRelay } from './ZoneRelay.ts';

const server = testPlaza();
const { servers, enter } = liveServers(server);
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
