import { aPost } from '../feed/testing/aPost.ts';
import { aBrowser } from '../push/testing/aBrowser.ts';
import { TestPushService } from '../push/testing/TestPushService.ts';
import { joinHub, leaveHub } from '../realtime/testing/joinHub.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';

const service = new TestPushService();
const env: Record<string, string> = { PUBLIC_URL: 'https://plaza.example' };
beforeAll(async () => Object.assign(env, await service.open()));
const server = testPlaza({ env });
afterEach(leaveHub);
afterAll(() => service.close());
beforeEach(() => {
  service.arrived.length = 0;
  service.answers.length = 0;
});

const browser = (user: Pick<User, 'id'>) => aBrowser(server, service, user);
const settings = (user: User, options: object) =>
  server.as(user).put('/api/push/settings', { chat: true, bell: true, quiet: null, ...options });
const hasArrived = async () => {
  await server.runJobs();
  return service.arrived.length;
};

/** Somebody opens Plaza. What the hub answers them comes after it has noted that they are here. */
const hasOpened = async (user: Pick<User, 'id'>) => {
  await (await joinHub(server.url, await server.bearerOf(user))).sync(null);
};

describe('the bell', () => {
  it('is pushed too, and taken back with what rang it', async () => {
    const [amber, basalt] = [await server.aUser(), await server.aUser({ name: 'דנה' })];
    const page = await browser(amber);
    const { ID } = await aPost(server, amber);
    await server.as(basalt).post(`/api/posts/${ID}/comments`, { context: 'I saw them' });
    expect(await hasArrived()).toBe(1);
    const [first] = service.arrived;
    expect(first && page.open(first)).toMatchObject({
      notification: {
        // Set apart, or the name would turn round the numbers and signs beside it.
        title: '\u2068דנה\u2069',
        body: 'commented on your post: I saw them',
        deep_link: expect.stringMatching(new RegExp(`^/post/${ID}`)),
      },
    });
    await server.as(basalt).put(`/api/friends/requests/${amber.username}`);
    await server.as(basalt).delete(`/api/friends/requests/${amber.username}`);
    expect(await hasArrived()).toBe(1);
    await settings(amber, { bell: false });
    await server.as(basalt).put(`/api/friends/requests/${amber.username}`);
    expect(await hasArrived()).toBe(1);
  });

  it.each([
    [1_000, 1_000, 900],
    [2_100, 350, 300],
  ])('of %i of whom %i are seen it says no exact number', async (crowd, seen, moreThan) => {
    const [amber, basalt] = [await server.aUser(), await server.aUser({ name: 'Basalt' })];
    const page = await browser(amber);
    const { ID } = await aPost(server, amber);
    const react = async (as: User) =>
      server.as(as).put(`/api/posts/${ID}/reaction`, { stars: 5, emoji: null });
    await react(await server.aUser());
    await server.db.raw(
      `with crowd as (
         insert into users (name, username, email, is_verified, is_blocked, joined_at)
         select 'Crowd', :name || n, :name || n || '@mail.example', true, n > :seen, now() from generate_series(1, :crowd) n returning id
       )
       insert into notification_actors (notification_id, actor_id, happened_at, is_rung)
       select n.id, crowd.id, now() - interval '1 hour', true from notifications n cross join crowd where n.user_id = :me`,
      { me: amber.id, name: `crowd-${crowd}-`, crowd, seen },
    );
    await hasArrived();
    await react(basalt);
    await hasArrived();
    const last = service.arrived.at(-1);
    expect(last && page.open(last)).toMatchObject({
      notification: { title: `Basalt and more than ${moreThan} others` },
    });
  });

  it('rings a few times for one person who asks and takes back without an end, and goes on for others', async () => {
    const [amber, basalt, cedar] = [await server.aUser(), await server.aUser(), await server.aUser()];
    await browser(amber);
    const request = `/api/friends/requests/${amber.username}`;
    for (let time = 0; time < 8; time += 1) {
      await server.as(basalt).put(request);
      await server.runJobs();
      await server.as(basalt).delete(request);
    }
    expect(await hasArrived()).toBe(5);
    await server.as(cedar).put(request);
    expect(await hasArrived()).toBe(6);
    server.clock.advance({ minutes: 60 });
    await server.as(basalt).put(request);
    expect(await hasArrived()).toBe(7);
  });

  it('waits for one moment where Plaza is open, however often another asks and takes back meanwhile', async () => {
    const [amber, basalt, cedar] = [await server.aUser(), await server.aUser(), await server.aUser()];
    await browser(amber);
    await hasOpened(amber);
    const request = `/api/friends/requests/${amber.username}`;
    const due = () =>
      server.db('graphile_worker.jobs').where({ task_identifier: 'push.bell' }).pluck('run_at');
    await server.as(cedar).put(request);
    expect(await hasArrived()).toBe(0);
    const before = await due();
    await server.as(basalt).put(request);
    expect(await hasArrived()).toBe(0);
    await server.as(basalt).delete(request);
    expect(await hasArrived()).toBe(0);
    expect(await due()).toEqual(before);
    await server.runAllJobs();
    expect(service.arrived).toHaveLength(1);
  });

  it('has a moment to be looked at where Plaza is open', async () => {
    const [amber, basalt] = [await server.aUser(), await server.aUser()];
    await browser(amber);
    await hasOpened(amber);
    const { ID } = await aPost(server, amber);
    await server.as(basalt).post(`/api/posts/${ID}/comments`, { context: 'I saw them' });
    expect(await hasArrived()).toBe(0);
    await server.as(amber).put('/api/notifications/read', {});
    await server.runAllJobs();
    await server.as(basalt).post(`/api/posts/${ID}/comments`, { context: 'Both of them' });
    expect(await hasArrived()).toBe(0);
    await server.runAllJobs();
    expect(service.arrived).toHaveLength(1);
  });

  it('rings for who did something beside somebody who asks and takes back without an end, in their own words', async () => {
    const [amber, basalt, cedar] = [await server.aUser(), await server.aUser(), await server.aUser()];
    const page = await browser(amber);
    const request = `/api/friends/requests/${amber.username}`;
    for (let time = 0; time < 5; time += 1) {
      await server.as(basalt).put(request);
      await server.runJobs();
      await server.as(basalt).delete(request);
    }
    expect(await hasArrived()).toBe(5);
    // Both stand in one group by the time its bell is looked at, and the one who may not ring is the newest.
    await server.as(cedar).put(request);
    await server.as(basalt).put(request);
    expect(await hasArrived()).toBe(6);
    const last = service.arrived.at(-1);
    expect(last && page.open(last).notification.title).toContain(cedar.name);
    // What has rung is no new reason to ring.
    await server.as(basalt).delete(request);
    await server.as(basalt).put(request);
    expect(await hasArrived()).toBe(6);
  });

  it('says the words of who rings, and nothing of whoever is hidden', async () => {
    const [amber, basalt, cedar] = [await server.aUser(), await server.aUser(), await server.aUser()];
    const page = await browser(amber);
    const { ID } = await aPost(server, amber);
    const comment = (by: User, context: string) =>
      server.as(by).post(`/api/posts/${ID}/comments`, { context });
    await comment(cedar, 'from cedar');
    await comment(basalt, 'from basalt');
    await server.as(amber).put(`/api/people/${basalt.username}/block`);
    expect(await hasArrived()).toBe(1);
    const [first] = service.arrived;
    const { title, body } = (first && page.open(first).notification) ?? {};
    expect([title, body]).toEqual([cedar.name, 'commented on your post: from cedar']);
  });
});
