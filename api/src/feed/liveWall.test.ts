import type { NotificationEvent } from '@plaza/api-contract';
import { threeFriends } from '../friends/testing/threeFriends.ts';
import { joinHub, leaveHub } from '../realtime/testing/joinHub.ts';
import { told } from '../realtime/testing/told.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { aPost } from './testing/aPost.ts';

const server = testPlaza();
afterEach(leaveHub);

const looking = async (user: User) => {
  const device = await joinHub(server.url, await server.bearerOf(user));
  await device.connection.invoke('subscribe', 'feed-global');
  return device;
};

it.each([
  ['who was blocked', 'other', 'me', 'block'],
  ['who has blocked somebody', 'me', 'other', 'block'],
  ['who has muted somebody', 'me', 'other', 'mute'],
] as const)('%s hears on the public channel of everybody but them', async (_, by, against, act) => {
  const near = await threeFriends(server);
  await server.as(near[by]).put(`/api/people/${near[against].username}/${act}`);
  const device = await looking(near.me);
  const unheard = await aPost(server, near.other);
  await server.as(near.other).put(`/api/content/${unheard.ID}`, { context: 'Other words' });
  const heard = await aPost(server, near.third);
  const announcements = (await told(device, ['new-post', 'post-changed'], 2)) as { ID: string }[];
  expect(new Set(announcements.map(({ ID }) => ID))).toEqual(new Set([heard.ID]));
});

it('who was blocked may not listen to a post of the other one', async () => {
  const { me, other } = await threeFriends(server);
  const { ID } = await aPost(server, other);
  const device = await looking(me);
  await device.connection.invoke('subscribe', `post-${ID}`);
  await server.as(other).put(`/api/people/${me.username}/block`);
  await expect(device.connection.invoke('subscribe', `post-${ID}`)).rejects.toThrow('You may not listen');
});

it('who was blocked without having been anything to the other one is not told', async () => {
  const [me, other] = [await server.aUser(), await server.aUser()];
  const device = await joinHub(server.url, await server.bearerOf(me));
  await device.sync(null);
  await server.as(other).put(`/api/people/${me.username}/block`);
  await server.as(me).put('/api/profile', { bio: 'Still here' });
  const third = await server.aUser();
  await server.as(third).put(`/api/friends/requests/${me.username}`);
  expect(await told(device, ['friendship'], 1)).toMatchObject([{ user_id: third.id }]);
});

it('a device that was away while somebody commented and was blocked hears nothing of them', async () => {
  const { me, other } = await threeFriends(server);
  const { ID } = await aPost(server, me);
  await server.as(other).post(`/api/posts/${ID}/comments`, { context: 'Psst' });
  await server.as(me).put(`/api/people/${other.username}/block`);
  const device = await joinHub(server.url, await server.bearerOf(me));
  await device.sync(0);
  const announcements = (await told(device, ['notification'], 2)) as NotificationEvent[];
  expect(announcements.map(({ notification }) => notification)).toEqual(announcements.map(() => null));
  expect(announcements.at(-1)?.unread).toBe(0);
  expect(JSON.stringify(announcements)).not.toContain(other.username);
});
