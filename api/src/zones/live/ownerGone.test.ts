import type { MadeZone } from '@plaza/api-contract';
import { leaveHub } from '../../realtime/testing/joinHub.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';
import { enterZone } from '../testing/inZone.ts';

const server = testPlaza();
afterEach(leaveHub);

const acts: Record<string, (admin: User, owner: User) => Promise<{ status: number }>> = {
  'is blocked': (admin, { username }) =>
    server.as(admin).post(`/api/moderation/people/${username}/decide`, { decision: 'block', days: '7' }),
  'is deleted': (admin, { id }) => server.as(admin).delete(`/api/monitor/${id}`),
};

it.each(Object.keys(acts))('a zone whose owner %s is there no more for who is in it', async (what) => {
  const [admin, owner] = [await server.aUser({ isAdmin: true }), await server.aUser()];
  const form = { name: 'Lanterns', zone: 'castle', mode: 'public', avatar: 1, notify: false };
  const { path } = (await server.as(owner).post<MadeZone>('/api/zones', form)).body;
  const visitor = await enterZone(server, await server.aUser(), { path });
  const elsewhere = await enterZone(server, await server.aUser(), { path: '/zones/castle' });
  expect(await acts[what]?.(admin, owner)).toMatchObject({ status: 200 });
  expect(await visitor.hears('out')).toEqual({ kind: 'out', why: 'sent-out' });
  await visitor.over;
  expect(await elsewhere.move({ x: 1 })).toBe(true);
});
