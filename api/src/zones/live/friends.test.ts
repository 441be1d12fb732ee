import type { MadeZone, ZoneFriend } from '@plaza/api-contract';
import { befriend } from '../../friends/testing/befriend.ts';
import { userChannel } from '../../realtime/channels.ts';
import { publishToChannel } from '../../realtime/publishToChannel.ts';
import { joinHub, leaveHub } from '../../realtime/testing/joinHub.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';
import { enterZone } from '../testing/inZone.ts';
import { told } from '../../realtime/testing/told.ts';
import { tellFriends } from './tellFriends.ts';

const server = testPlaza();
afterEach(leaveHub);

const friendsOf = async (user: User) =>
  (await server.as(user).get<ZoneFriend[]>('/api/zones/friends')).body.map(({ person, zone }) => [
    person.username,
    zone.name,
    zone.path,
  ]);

async function twoFriends() {
  const [me, friend] = [await server.aUser(), await server.aUser()];
  await befriend(server.db, me, friend);
  return { me, friend };
}

const aZone = async (owner: User, mode: string, more: object = {}) =>
  (
    await server.as(owner).post<MadeZone>('/api/zones', {
      ...{ name: `${mode} of ${owner.username}`, zone: 'castle', mode, avatar: 1 },
      ...{ automatic_access: false, notify: false, ...more },
    })
  ).body;

describe('friends in zones', () => {
  it('are told with the zone they are in, and no longer once they have left', async () => {
    const { me, friend } = await twoFriends();
    await enterZone(server, await server.aUser(), { path: '/zones/mermaid' });
    expect(await friendsOf(me)).toEqual([]);
    const stay = await enterZone(server, friend, { path: '/zones/mermaid' });
    expect(await friendsOf(me)).toEqual([[friend.username, 'Mermaid Zone', '/zones/mermaid']]);
    stay.leave();
    expect(await until(async () => (await friendsOf(me)).length === 0)).toBe(true);
  });

  it('are told only of zones that one may enter oneself', async () => {
    const { me, friend } = await twoFriends();
    const shut = await aZone(friend, 'private');
    await enterZone(server, friend, { path: shut.path });
    expect(await friendsOf(me)).toEqual([]);
    const automatic = await aZone(friend, 'private', { automatic_access: true, name: 'For friends' });
    await enterZone(server, friend, { path: automatic.path });
    expect(await friendsOf(me)).toEqual([[friend.username, 'For friends', automatic.path]]);
  });

  it('are not told of who was muted', async () => {
    const { me, friend } = await twoFriends();
    await enterZone(server, friend, { path: '/zones/avatar' });
    await server.as(me).put(`/api/people/${friend.username}/mute`);
    expect(await friendsOf(me)).toEqual([]);
  });

  it('are heard of when they come, by friends alone, and not by name', async () => {
    const { me, friend } = await twoFriends();
    const stranger = await server.aUser();
    const [mine, theirs] = [
      await joinHub(server.url, await server.bearerOf(me)),
      await joinHub(server.url, await server.bearerOf(stranger)),
    ];
    const before = mine.heard.length;
    await enterZone(server, friend, { path: '/zones/desert' });
    await until(async () => mine.heard.slice(before).some(({ name }) => name === 'friend-zone'));
    expect(mine.heard.filter(({ name }) => name === 'friend-zone')).toMatchObject([{ payload: {} }]);
    expect(theirs.heard.filter(({ name }) => name === 'friend-zone')).toEqual([]);
  });

  it('are heard of once, however many of them come and go at the same time', async () => {
    const { me, friend } = await twoFriends();
    const others = [await server.aUser(), await server.aUser()];
    for (const other of others) await befriend(server.db, me, other);
    const mine = await joinHub(server.url, await server.bearerOf(me));
    await tellFriends(
      server.db,
      [friend, ...others].map(({ id }) => id),
    );
    await publishToChannel(server.db, userChannel(me.id), 'zone-people', {
      path: '/zones/desert',
      people: 3,
    });
    expect(await told(mine, ['friend-zone', 'zone-people'], 2)).toEqual([
      {},
      { path: '/zones/desert', people: 3 },
    ]);
  });
});

/** Asks again until it is so; a test that waits for what never comes runs into its own limit. */
async function until(is: () => Promise<boolean>): Promise<true> {
  while (!(await is())) await new Promise((resolve) => setImmediate(resolve));
  return true;
}
