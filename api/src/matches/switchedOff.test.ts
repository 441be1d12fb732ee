import type { Match, MatchAnswer } from '@plaza/api-contract';
import { joinHub, leaveHub } from '../realtime/testing/joinHub.ts';
import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza();
afterEach(leaveHub);

it('a match does not go on while games are switched off, and does when they are on again', async () => {
  const row = { slug: 'four-lamps', title: 'Four Lamps', url: '/framed/mf-games/four-lamps/' };
  await server.db('games').insert(row).onConflict('slug').ignore();
  const [one, two] = [await server.aUser(), await server.aUser()];
  const { id } = (await server.as(one).post<Match>('/api/games/four-lamps/matches')).body;
  await server.as(two).post(`/api/matches/${id}/join`);
  const { connection } = await joinHub(server.url, await server.bearerOf(one));
  const act = () => connection.invoke<MatchAnswer>('match-act', id, 1, { drop: 3 });
  const here = () => connection.invoke<MatchAnswer>('match-here', id);
  const admin = server.as(await server.aUser({ isAdmin: true }));
  await admin.put('/api/settings', { features_off: ['games'] });
  expect([await act(), await here()]).toMatchObject([{ done: false }, { done: false }]);
  await admin.put('/api/settings', {});
  expect([await act(), await here()]).toMatchObject([{ done: true }, { done: true }]);
});
