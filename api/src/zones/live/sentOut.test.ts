import type { MadeZone } from '@plaza/api-contract';
import { testPlaza } from '../../testing/testPlaza.ts';
import { catchUp, liveServers } from '../testing/liveServers.ts';

const plaza = testPlaza();
const { servers, enter } = liveServers(plaza);
const path = '/zones/mutant';

it('who is sent out is gone at once, also when their page reads nothing of it', async () => {
  const { all, time } = servers(1);
  const [server] = all;
  if (!server) throw new Error('There is one.');
  const witness = await enter(server, await plaza.aUser(), path);
  const liar = await enter(server, await plaza.aUser(), path);
  liar.move({ x: 1 });
  for (let lie = 0; lie < 60; lie += 1) {
    time.ms += 100;
    liar.move({ x: lie % 2 === 0 ? 500 : -500 });
  }
  expect(server.visitOf(liar.userId, liar.welcome.visit)).toBeNull();
  await catchUp(server, path, witness);
  expect(witness.told.at(-1)).toEqual({ kind: 'left', id: liar.welcome.you });
  await liar.look();
  expect(liar.told.at(-1)).toEqual({ kind: 'out', why: 'sent-out' });
});

it('who was let in for twelve hours is sent out once they are over, and who was let in for good is not', async () => {
  const [server] = servers(1).all;
  if (!server) throw new Error('There is one.');
  const [owner, guest, friend] = [await plaza.aUser(), await plaza.aUser(), await plaza.aUser()];
  const form = { name: 'Twelve Hours', zone: 'castle', mode: 'protected', avatar: 1, notify: false };
  const made = (await plaza.as(owner).post<MadeZone>('/api/zones', form)).body;
  for (const [who, answer] of [
    [guest, 'let-in'],
    [friend, 'always'],
  ] as const) {
    await plaza.as(who).put(`/api/zones/u/${made.slug}/knock`);
    await plaza.as(owner).put(`/api/zones/u/${made.slug}/knocks/${who.username}`, { answer });
  }
  const stays = await enter(server, friend, made.path);
  const goes = await enter(server, guest, made.path);
  const isIn = ({ userId, welcome }: typeof goes) => server.visitOf(userId, welcome.visit) !== null;
  plaza.clock.advance({ minutes: 12 * 60 - 1 });
  await server.beat();
  expect([stays, goes].map(isIn)).toEqual([true, true]);
  plaza.clock.advance({ minutes: 2 });
  await server.beat();
  expect([stays, goes].map(isIn)).toEqual([true, false]);
  await goes.look();
  expect(goes.told.at(-1)).toEqual({ kind: 'out', why: 'sent-out' });
});

it('who left while the database was away takes up no place from then on', async () => {
  const [server] = servers(1).all;
  if (!server) throw new Error('There is one.');
  const [user, other] = [await plaza.aUser(), await plaza.aUser()];
  const gone = await enter(server, user, path);
  const stays = await enter(server, other, path);
  await plaza.db.raw('alter table zone_visits rename to zone_visits_away');
  await expect(gone.isGivenUp()).rejects.toThrow('zone_visits');
  await plaza.db.raw('alter table zone_visits_away rename to zone_visits');
  const passes = [gone, stays].map(({ welcome: { pass } }) => pass);
  await plaza
    .db('zone_visits')
    .whereIn('pass', passes)
    .update({ seen_at: plaza.db.raw("now() - interval '15 seconds'") });
  await server.beat();
  const late = await plaza
    .db('zone_visits')
    .whereIn('pass', passes)
    .where('seen_at', '<', plaza.db.raw("now() - interval '10 seconds'"))
    .pluck('pass');
  expect(late).toEqual([gone.welcome.pass]);
});
