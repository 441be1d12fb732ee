import type { CallAnswer, NotificationEvent } from '@plaza/api-contract';
import { aPost } from '../feed/testing/aPost.ts';
import { threeFriends } from '../friends/testing/threeFriends.ts';
import { joinHub, leaveHub } from '../realtime/testing/joinHub.ts';
import { told } from '../realtime/testing/told.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';

const server = testPlaza();
afterEach(leaveHub);

const SECRET = 'Meet me at the well';

/** What somebody does, and how it is closed again to the one who was told of it. */
const acts: Record<string, (me: User, other: User) => Promise<() => Promise<unknown>>> = {
  async 'a comment that was deleted'(me, other) {
    const { ID } = await aPost(server, me);
    const said = await server
      .as(other)
      .post<CallAnswer<'POST /posts/:id/comments'>>(`/api/posts/${ID}/comments`, { context: SECRET });
    return () => server.as(other).delete(`/api/comments/${said.body.id}`);
  },
  async 'a post that was deleted'(me, other) {
    const { ID } = await aPost(server, other, { context: `${SECRET}, @${me.username}` });
    return () => server.as(other).delete(`/api/content/${ID}`);
  },
  async 'a post for friends, of whom one is none any more'(me, other) {
    await aPost(server, other, { context: `${SECRET}, @${me.username}`, sharing: 2 });
    return () => server.as(other).delete(`/api/friends/${me.username}`);
  },
  async 'somebody whom an administrator has blocked'(me, other) {
    await aPost(server, other, { context: `${SECRET}, @${me.username}` });
    return async () => server.db('users').where({ id: other.id }).update({ is_blocked: true });
  },
};

/** Whoever comes within seconds is told as those are who were there. */
const muchLater = () => server.db.raw(`update hub_events set created_at = created_at - interval '1 minute'`);

describe.each(Object.keys(acts))('a device that was away hears nothing of %s:', (name) => {
  async function aDevice() {
    const { me, other } = await threeFriends(server);
    const close = await acts[name]?.(me, other);
    await close?.();
    await muchLater();
    return joinHub(server.url, await server.bearerOf(me));
  }

  it('in what it catches up with', async () => {
    const device = await aDevice();
    await device.sync(0);
    const events = (await told(device, ['notification'], 1)) as NotificationEvent[];
    expect(events[0]?.notification).toBeNull();
    expect(JSON.stringify(device.heard)).not.toContain(SECRET);
  });

  it('in its log', async () => {
    const { connection } = await aDevice();
    const past: unknown[] = [];
    await new Promise<void>((complete, error) => {
      connection.stream('events', 0).subscribe({ next: (item) => void past.push(item), complete, error });
    });
    expect(JSON.stringify(past)).toContain('"notification":null');
    expect(JSON.stringify(past)).not.toContain(SECRET);
  });
});

it('a device that was away hears what it may still read', async () => {
  const { me, other } = await threeFriends(server);
  await aPost(server, other, { context: `${SECRET}, @${me.username}` });
  await muchLater();
  const device = await joinHub(server.url, await server.bearerOf(me));
  await device.sync(0);
  const events = (await told(device, ['notification'], 1)) as NotificationEvent[];
  expect(events).toMatchObject([
    { unread: 1, notification: { kind: 'mention', actors: [{ username: other.username }], is_read: false } },
  ]);
  expect(events[0]?.notification?.excerpt).toContain(SECRET);
});
