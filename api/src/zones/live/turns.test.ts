import { encodeFrame } from '@plaza/api-contract';
import { somebodyWaits } from '../../testing/somebodyWaits.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { catchUp, liveServers } from '../testing/liveServers.ts';

const plaza = testPlaza();
const still = { x: 0, y: 0, z: 0, yaw: 0, gesture: 0, jumped: false, talks: false, away: false };
const { servers, enter } = liveServers(plaza);
const path = '/zones/mermaid';

const isLeft = async (user: { id: string }) =>
  (await plaza.db('zone_visits').where({ user_id: user.id }).first('left_at'))?.left_at !== null;

it('who comes back at the very moment at which their old connection is given up is not forgotten', async () => {
  const [server] = servers(1).all;
  if (!server) throw new Error('There is one.');
  const user = await plaza.aUser();
  const before = await enter(server, user, path);
  const { coming, givenUp } = await plaza.db.transaction(async (transaction) => {
    // Their place is theirs again, and what is in the zone is still being read.
    await transaction.raw('lock table zone_things');
    const coming = enter(server, user, path, before.welcome.pass);
    await somebodyWaits(plaza.db);
    return { coming, givenUp: before.isGivenUp() };
  });
  const after = await coming;
  await givenUp;
  expect(after.welcome.you).toBe(before.welcome.you);
  expect(await isLeft(user)).toBe(false);
  await after.isGivenUp();
  expect(await isLeft(user)).toBe(true);
});

it('who could not be let in after all is not counted as there', async () => {
  const [server] = servers(1).all;
  if (!server) throw new Error('There is one.');
  const user = await plaza.aUser();
  await plaza.db.raw('alter table zone_things rename to zone_things_away');
  await expect(enter(server, user, path)).rejects.toThrow('zone_things');
  await plaza.db.raw('alter table zone_things_away rename to zone_things');
  expect(await isLeft(user)).toBe(true);
});

it('a server that says late that somebody has gone takes nobody away who is on another one by now', async () => {
  const { all } = servers(2);
  const [first, last] = all;
  if (!first || !last) throw new Error('There are two.');
  const witness = await enter(first, await plaza.aUser(), path);
  const user = await plaza.aUser();
  const there = await enter(last, user, path);
  await catchUp(first, path, witness);
  const left = { zone: 'mermaid', copy: 1, left: there.welcome.you, userId: user.id };
  first.hear({ node: 'the server before', ...left });
  await catchUp(first, path, witness);
  expect(witness.told.filter(({ kind }) => kind === 'left')).toEqual([]);
  expect(first.metIn('mermaid', witness.userId, user.username)).toBe(user.id);
});

it('a server that says late where somebody was moves nobody who is on another one by now', async () => {
  const { all } = servers(2);
  const [first, last] = all;
  if (!first || !last) throw new Error('There are two.');
  const witness = await enter(first, await plaza.aUser(), path);
  const there = await enter(last, await plaza.aUser(), path);
  const id = there.welcome.you;
  expect(there.move({ x: 3 })).toBe(true);
  last.tick();
  first.tick();
  await catchUp(first, path, witness);
  expect(witness.where.get(id)?.x).toBe(3);
  const frame = encodeFrame([{ ...still, id, x: -5 }]);
  first.hear({ node: 'the server before', zone: 'mermaid', copy: witness.welcome.copy, frame });
  first.tick();
  await catchUp(first, path, witness);
  expect(witness.where.get(id)?.x).toBe(3);
});
