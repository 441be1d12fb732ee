import type { Match } from '@plaza/api-contract';
import { joinHub, leaveHub } from '../realtime/testing/joinHub.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';

const server = testPlaza();
afterEach(leaveHub);

const look = async (user: User, id: string) => (await server.as(user).get<Match>(`/api/matches/${id}`)).body;
const rematch = async (user: User, id: string) =>
  (await server.as(user).post<Match>(`/api/matches/${id}/rematch`)).body.next;
const hubOf = async (user: User) => joinHub(server.url, await server.bearerOf(user));

/** A race that has begun with these people, and with a bot where it is one alone. */
async function race(...[one, ...others]: [User, ...User[]]) {
  const row = { slug: 'paper-regatta', title: 'Paper Regatta', url: '/framed/mf-games/paper-regatta/' };
  await server.db('games').insert(row).onConflict('slug').ignore();
  const { id } = (await server.as(one).post<Match>('/api/games/paper-regatta/matches')).body;
  for (const other of others) await server.as(other).post(`/api/matches/${id}/join`);
  await server.as(one).post(`/api/matches/${id}/begin`);
  return id;
}

/** Races of these two to their end, for most of which one of them is away. */
async function endsWithout(one: User, two: User) {
  const id = await race(one, two);
  const hub = await hubOf(two);
  // Far more than three races take: what does not end is no reason to go on for ever.
  for (let times = 0; times < 100 && (await look(two, id)).phase === 'play'; times += 1) {
    server.clock.advance({ seconds: 10 });
    await hub.connection.invoke('match-here', id);
  }
  expect(await look(two, id)).toMatchObject({ phase: 'end', state: { gone: [0] } });
  return id;
}

it('a rematch that too few are left for waits for others, where no bot can stand in', async () => {
  const row = { slug: 'chalk-town', title: 'Chalk Town', url: '/framed/mf-games/chalk-town/' };
  await server.db('games').insert(row).onConflict('slug').ignore();
  const [one, two, three] = [await server.aUser(), await server.aUser(), await server.aUser()];
  const { id } = (await server.as(one).post<Match>('/api/games/chalk-town/matches')).body;
  await server.as(two).post(`/api/matches/${id}/join`);
  await server.as(one).post(`/api/matches/${id}/begin`);
  const hub = await joinHub(server.url, await server.bearerOf(one));
  server.clock.advance({ seconds: 31 });
  await hub.connection.invoke('match-here', id);
  const { next } = (await server.as(one).post<Match>(`/api/matches/${id}/rematch`)).body;
  const look = async () => (await server.as(one).get<Match>(`/api/matches/${next ?? ''}`)).body;
  expect(await look()).toMatchObject({ phase: 'lobby', player: 0, players: [{ player: 0 }] });
  expect((await server.as(three).post<Match>(`/api/matches/${next ?? ''}/join`)).body.player).toBe(1);
  expect((await server.as(one).post<Match>(`/api/matches/${next ?? ''}/begin`)).body.phase).toBe('play');
});

it('a rematch is with who was away when the races ended, and has asked for it since', async () => {
  const [one, two] = [await server.aUser(), await server.aUser()];
  const id = await endsWithout(one, two);
  expect(await rematch(one, id)).toBeNull();
  const next = (await rematch(two, id)) ?? '';
  const people = (await look(two, next)).players.map(({ person }) => person?.id);
  expect(people.toSorted()).toEqual([one.id, two.id].toSorted());
  expect(await look(one, next)).toMatchObject({ phase: 'play', player: expect.any(Number) });
});

it('a rematch does not wait for who was away when the races ended, and has not asked', async () => {
  const [one, two] = [await server.aUser(), await server.aUser()];
  const id = await endsWithout(one, two);
  const next = (await rematch(two, id)) ?? '';
  expect(await look(two, next)).toMatchObject({
    phase: 'play',
    player: 0,
    players: [{ player: 0 }, { bot: true }],
  });
});

it('a rematch of one against bots is with them, also after they were away and somebody watched', async () => {
  const [one, watcher] = [await server.aUser(), await server.aUser()];
  const id = await race(one);
  await look(watcher, id);
  const hub = await hubOf(watcher);
  server.clock.advance({ seconds: 31 });
  await hub.connection.invoke('match-here', id);
  expect(await look(one, id)).toMatchObject({ phase: 'end', state: { gone: [0] } });
  const next = (await rematch(one, id)) ?? '';
  expect(await look(one, next)).toMatchObject({ phase: 'play', player: 0 });
});
