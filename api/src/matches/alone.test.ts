import type { Match } from '@plaza/api-contract';
import { joinHub, leaveHub } from '../realtime/testing/joinHub.ts';
import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza();
afterEach(leaveHub);

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
