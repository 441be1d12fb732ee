import type { NotificationNews } from '@plaza/api-contract';
import { threeFriends } from '../friends/testing/threeFriends.ts';
import { joinHub, leaveHub } from '../realtime/testing/joinHub.ts';
import { told } from '../realtime/testing/told.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { aPost } from './testing/aPost.ts';

const house = testPlaza();
afterEach(leaveHub);

const looking = async (user: User) => {
  const device = await joinHub(house.url, await house.bearerOf(user));
  await device.connection.invoke('subscribe', 'feed-global');
  return device;
};

it.each([
  ['who was blocked', 'other', 'me', 'block'],
  ['who has blocked somebody', 'me', 'other', 'block'],
  ['who has muted somebody', 'me', 'other', 'mute'],
] as const)('%s hears on the public channel of everybody but them', async (_, by, against, act) => {
  const near = await threeFriends(house);
  await house.as(near[by]).put(`/api/people/${near[against].username}/${act}`);
  const device = await looking(near.me);
  const unheard = await aPost(house, near.other);
  await house.as(near.other).put(`/api/content/${unheard.ID}`, { context: 'Other words' });
  const heard = await aPost(house, near.third);
  const news = (await told(device, ['new-post', 'post-changed'], 2)) as { ID: string }[];
  expect(new Set(news.map(({ ID }) => ID))).toEqual(new Set([heard.ID]));
});

it('who was blocked may not listen to a post of the other one', async () => {
  const { me, other } = await threeFriends(house);
  const { ID } = await aPost(house, other);
  const device = await looking(me);
  await device.connection.invoke('subscribe', `post-${ID}`);
  await house.as(other).put(`/api/people/${me.username}/block`);
  await expect(device.connection.invoke('subscribe', `post-${ID}`)).rejects.toThrow('You may not listen');
});

it('who was blocked without having been anything to the other one is not told', async () => {
  const [me, other] = [await house.aUser(), await house.aUser()];
  const device = await joinHub(house.url, await house.bearerOf(me));
  await device.sync(null);
  await house.as(other).put(`/api/people/${me.username}/block`);
  await house.as(me).put('/api/profile', { bio: 'Still here' });
  const third = await house.aUser();
  await house.as(third).put(`/api/friends/requests/${me.username}`);
  expect(await told(device, ['friendship'], 1)).toMatchObject([{ user_id: third.id }]);
});

it('a device that was away while somebody commented and was blocked hears nothing of them', async () => {
  const { me, other } = await threeFriends(house);
  const { ID } = await aPost(house, me);
  await house.as(other).post(`/api/posts/${ID}/comments`, { context: 'Psst' });
  await house.as(me).put(`/api/people/${other.username}/block`);
  const device = await joinHub(house.url, await house.bearerOf(me));
  await device.sync(0);
  const news = (await told(device, ['notification'], 2)) as NotificationNews[];
  expect(news.map(({ notification }) => notification)).toEqual(news.map(() => null));
  expect(news.at(-1)?.unread).toBe(0);
  expect(JSON.stringify(news)).not.toContain(other.username);
});
