import { befriend } from '../../friends/testing/befriend.ts';
import { aDevice, aGroup, aPair } from '../../chat/testing/aGroup.ts';
import type { TestDevice } from '../../chat/testing/TestDevice.ts';
import { joinHub, leaveHub } from '../../realtime/testing/joinHub.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';
import { aBrowser } from '../testing/aBrowser.ts';
import { TestPushService } from '../testing/TestPushService.ts';

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

interface Refused {
  error: string;
}

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

describe('a message', () => {
  it('is pushed to who is away, as nothing but ciphertext, with all that it takes to open it', async () => {
    const { amber, basalt, chat } = await aPair(server);
    const page = await browser(basalt.user);
    await browser(amber.user);
    const sent = await amber.say(chat, 'The tram is late');
    expect(await hasArrived()).toBe(1);
    const [arrived] = service.arrived;
    if (!arrived) throw new Error('It has arrived.');
    expect(arrived.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'high',
      topic: expect.stringMatching(/^[\w-]{32}$/),
      authorization: expect.stringMatching(/^vapid t=.+, ?k=.+$/),
    });
    const claims = /t=[^.]+\.([^.]+)/.exec(arrived.headers['authorization'] ?? '')?.[1] ?? '';
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: new URL(page.endpoint).origin,
      sub: 'https://plaza.example',
    });
    expect(arrived.body.includes('tram')).toBe(false);
    const { notification, data } = page.open(arrived);
    expect(notification).toMatchObject({
      title: `New Message from ${amber.user.name}`,
      body: 'Error decrypting message',
      deep_link: `/chat/${chat}`,
    });
    expect(data.plaza).toMatchObject({
      tag: `chat-${chat}`,
      message: {
        user_id: basalt.user.id,
        message_id: sent.id,
        client_id: sent.client_id,
        kind: 'message',
        envelope: sent.content,
        epoch: {
          n: 1,
          sender_key_id: amber.keys.keyId,
          wrap: { key_id: basalt.keys.keyId, by_key_id: amber.keys.keyId },
        },
      },
    });
  });

  it('is one topic for one chat, another for another', async () => {
    const { amber, basalt, chat } = await aPair(server);
    await browser(basalt.user);
    const cedar = await aDevice(server);
    await befriend(server.db, cedar.user, basalt.user);
    const other = await cedar.pairWith(basalt.user);
    await amber.say(chat, 'one');
    await server.runJobs();
    await amber.say(chat, 'two');
    await cedar.say(other, 'three');
    await server.runJobs();
    const topics = service.arrived.map(({ headers }) => headers['topic']);
    expect([topics.length, new Set(topics).size]).toEqual([3, 2]);
    expect(topics[0]).toBe(topics[1]);
  });

  it('that is long brings its beginning alone, sealed by itself; without one, no words', async () => {
    const { amber, basalt, chat } = await aPair(server);
    const page = await browser(basalt.user);
    await amber.say(chat, 'first');
    await server.runJobs();
    const about = { chatId: chat, epoch: amber.known(chat), client: 'client-id-of-16-letters' };
    const preview = amber.seal(about, 'preview', 'lanterns');
    const long = { preview, client_id: about.client };
    await amber.say(chat, 'lantern '.repeat(1000), long);
    await amber.say(chat, 'lantern '.repeat(1000));
    await server.runJobs();
    const messages = service.arrived.slice(1).map((one) => page.open(one).data.plaza?.message);
    expect(messages).toMatchObject([
      { kind: 'preview', envelope: preview },
      { kind: 'preview', envelope: null },
    ]);
    for (const { body } of service.arrived) expect(body.length).toBeLessThan(4096);
  });

  it('is pushed to nobody who has read it, muted the chat, not taken it on, or put up a wall', async () => {
    const { amber, basalt, chat } = await aPair(server);
    await browser(basalt.user);
    const sent = await amber.say(chat, 'read at once');
    await basalt.http.put(`/api/conversations/${chat}/marks`, { read_seq: sent.seq });
    expect(await hasArrived()).toBe(0);
    const options = (options: object) => basalt.http.put(`/api/conversations/${chat}/options`, options);
    await options({ muted_until: '9999-12-31T00:00:00.000Z' });
    await amber.say(chat, 'muted');
    expect(await hasArrived()).toBe(0);
    await amber.say(chat, 'muted, but you', { notify: [basalt.user.id] });
    expect(await hasArrived()).toBe(1);
    await options({ tells_mentions: false });
    await amber.say(chat, 'muted, you too', { notify: [basalt.user.id] });
    expect(await hasArrived()).toBe(1);
    const stranger = await aDevice(server);
    await stranger.say(await stranger.pairWith(basalt.user), 'hello');
    expect(await hasArrived()).toBe(1);
  });

  it('waits a moment where its reader has Plaza open on some device, and is not pushed when it was read there', async () => {
    const { amber, basalt, chat } = await aPair(server);
    await browser(basalt.user);
    await hasOpened(basalt.user);
    const sent = await amber.say(chat, 'look up');
    expect(await hasArrived()).toBe(0);
    await basalt.http.put(`/api/conversations/${chat}/marks`, { read_seq: sent.seq });
    await server.runAllJobs();
    expect(service.arrived).toHaveLength(0);
    await amber.say(chat, 'you did not look');
    expect(await hasArrived()).toBe(0);
    await server.runAllJobs();
    expect(service.arrived).toHaveLength(1);
  });

  it('is not pushed through a wall, nor of a chat that was muted, since it was queued', async () => {
    const { amber, basalt, chat } = await aPair(server);
    await browser(basalt.user);
    await amber.say(chat, 'one');
    await server.as(basalt.user).put(`/api/people/${amber.user.username}/block`);
    expect(await hasArrived()).toBe(0);
    await server.as(basalt.user).delete(`/api/people/${amber.user.username}/block`);
    await befriend(server.db, amber.user, basalt.user);
    await amber.say(chat, 'two');
    const muted_until = '9999-12-31T00:00:00.000Z';
    await server.as(basalt.user).put(`/api/conversations/${chat}/options`, { muted_until });
    expect(await hasArrived()).toBe(0);
  });

  it('that was deleted before it went out is not pushed', async () => {
    const { amber, basalt, chat } = await aPair(server);
    await browser(basalt.user);
    const sent = await amber.say(chat, 'oh no');
    await amber.send(chat, await amber.message(chat, '', { kind: 'delete', target: sent }));
    expect(await hasArrived()).toBe(0);
  });

  it('speaks the language of the login that registered the browser', async () => {
    const { amber, basalt, chat } = await aPair(server);
    const page = await browser(basalt.user);
    await server.db('session_families').where({ user_id: basalt.user.id }).update({ language: 'de' });
    await amber.say(chat, 'hallo');
    await server.runJobs();
    expect(service.arrived.map((one) => page.open(one).notification.title)).toEqual([
      `Neue Nachricht von ${amber.user.name}`,
    ]);
  });
});

describe('nothing is pushed', () => {
  it('in quiet hours by the clock of the person, to who wants none, and to a login that has ended', async () => {
    const { amber, basalt, chat } = await aPair(server);
    await browser(basalt.user);
    const hour = (shift: number) =>
      new Date(server.clock.now().getTime() + shift * 3_600_000).toISOString().slice(11, 16);
    await settings(basalt.user, { quiet: { from: hour(-1), until: hour(1), zone: 'UTC' } });
    await amber.say(chat, 'at night');
    expect(await hasArrived()).toBe(0);
    await settings(basalt.user, { quiet: { from: hour(1), until: hour(2), zone: 'UTC' } });
    await amber.say(chat, 'by day');
    expect(await hasArrived()).toBe(1);
    await settings(basalt.user, { chat: false });
    await amber.say(chat, 'unwanted');
    expect(await hasArrived()).toBe(1);
    await settings(basalt.user, {});
    await server.db('session_families').where({ user_id: basalt.user.id }).update({ revoked_at: new Date() });
    await amber.say(chat, 'to nobody');
    expect(await hasArrived()).toBe(1);
  });

  it('to a device that has given up the interest of its person', async () => {
    const { amber, basalt, chat } = await aPair(server);
    const { id } = await browser(basalt.user);
    const interest = `/device_api/v1/instances/plaza/devices/web/${id}/interests/user-${basalt.user.id}`;
    await server.as(null).delete(interest);
    await amber.say(chat, 'hello');
    expect(await hasArrived()).toBe(0);
    await server.as(null).post(interest);
    await amber.say(chat, 'hello again');
    expect(await hasArrived()).toBe(1);
  });
});

describe('a push service', () => {
  async function pushed(...answers: typeof service.answers) {
    const { amber, basalt, chat } = await aPair(server);
    const { id } = await browser(basalt.user);
    service.answers.push(...answers);
    await amber.say(chat, 'hello');
    await server.runJobs();
    const device = await server.db('push_devices').where({ id }).first();
    const waiting = await server.db('graphile_worker.jobs').where({ task_identifier: 'push.send' });
    return { device, waiting };
  }
  afterEach(() => server.db.raw('delete from graphile_worker._private_jobs'));

  it.each([404, 410])('that answers %d has forgotten the browser, and so do we', async (status) => {
    expect(await pushed({ status })).toEqual({ device: undefined, waiting: [] });
  });

  it.each([
    ['120', 120],
    ['Fri, 31 Dec 9999 23:59:59 GMT', 3600],
  ])('that asks for patience gets it: Retry-After %s', async (after, seconds) => {
    const { device, waiting } = await pushed({ status: 429, headers: { 'retry-after': after } });
    expect(device).toBeDefined();
    expect(waiting).toHaveLength(1);
    const waits = (new Date(waiting[0].run_at).getTime() - server.clock.now().getTime()) / 1000;
    expect(Math.round(waits)).toBe(seconds);
    await server.runAllJobs();
    expect(service.arrived).toHaveLength(2);
  });

  it('that asks for none at all is asked again after longer and longer', async () => {
    const none = { status: 429, headers: { 'retry-after': '0' } };
    // The database goes by its own clock, and what waits for ten seconds must not be due before this test looks.
    server.clock.advance({ minutes: 60 });
    const { waiting } = await pushed(none, none, none);
    const waits: number[] = [];
    let [next] = waiting;
    while (next) {
      waits.push(Math.round((new Date(next.run_at).getTime() - server.clock.now().getTime()) / 1000));
      await server.runAllJobs();
      [next] = await server.db('graphile_worker.jobs').where({ task_identifier: 'push.send' });
    }
    expect(waits).toEqual([10, 20, 40]);
    expect(service.arrived).toHaveLength(4);
  });

  it('that is broken is asked again later', async () => {
    const { waiting } = await pushed({ status: 500 });
    expect(waiting).toMatchObject([{ attempts: 1, last_error: expect.any(String) }]);
    await server.runAllJobs();
    expect(service.arrived).toHaveLength(2);
  });

  it('that refuses for good is not asked again', async () => {
    const { device, waiting } = await pushed({ status: 403 });
    expect([device === undefined, waiting]).toEqual([false, []]);
  });

  it('is not asked for what is a day old', async () => {
    const { amber, basalt, chat } = await aPair(server);
    await browser(basalt.user);
    service.answers.push({ status: 500 });
    await amber.say(chat, 'hello');
    await server.runJobs();
    server.clock.advance({ days: 1, minutes: 1 });
    await server.runAllJobs();
    expect(service.arrived).toHaveLength(1);
  });
});

describe('one’s own devices', () => {
  it('[3-8] are listed, tested and removed', async () => {
    const amber = await server.aUser();
    const page = await browser(amber);
    const as = server.as(amber);
    expect((await as.get('/api/push/devices')).body).toMatchObject([
      {
        instance_id: 'plaza',
        device_id: page.id,
        user_id: amber.id,
        last_seen_sdk_version: '2.1.0',
        last_sent_at: null,
      },
    ]);
    expect((await as.post(`/api/push/devices/${page.id}/test`)).body).toEqual({ queued: true });
    expect(await hasArrived()).toBe(1);
    const [first] = service.arrived;
    expect(first && page.open(first).notification.body).toBe('Notifications arrive on this device.');
    expect((await as.get('/api/push/devices')).body).toMatchObject([{ last_sent_at: expect.any(String) }]);
    const other = server.as(await server.aUser());
    // What is not there and what is somebody else's are refused alike.
    for (const id of [page.id, 'web-00000000-0000-4000-8000-000000000001', 'web-1', 'abc']) {
      const answers = [
        await other.post<Refused>(`/api/push/devices/${id}/test`),
        await other.delete<Refused>(`/api/push/devices/${id}`),
      ];
      const refused = [403, 'That device is not one of yours.'];
      expect(answers.map(({ status, body }) => [status, body.error])).toEqual([refused, refused]);
    }
    expect((await as.delete(`/api/push/devices/${page.id}`)).body).toEqual({ removed: true });
    expect((await as.get('/api/push/devices')).body).toEqual([]);
    expect((await server.as(null).get('/api/push/devices')).status).toBe(401);
  });

  it('are told what one wants, by any clock of the world', async () => {
    const amber = await server.aUser();
    expect((await server.as(amber).get('/api/push/settings')).body).toEqual({
      chat: true,
      bell: true,
      quiet: null,
    });
    const quiet = { from: '22:00', until: '07:30', zone: 'Europe/Berlin' };
    expect((await settings(amber, { bell: false, quiet })).body).toEqual({ chat: true, bell: false, quiet });
    expect((await settings(amber, { quiet: { ...quiet, zone: 'Europe/Atlantis' } })).status).toBe(400);
    expect((await settings(amber, { quiet: { ...quiet, from: '25:00' } })).status).toBe(400);
    expect((await server.as(null).get('/api/push/settings')).status).toBe(401);
  });
});

it('a message for who has no keys yet is pushed without a wrap', async () => {
  const amber = await aDevice(server);
  const basalt = await server.aUser();
  await befriend(server.db, amber.user, basalt);
  const page = await browser(basalt);
  await amber.say(await amber.pairWith(basalt), 'hello');
  await server.runJobs();
  const [first] = service.arrived;
  expect(first && page.open(first).data.plaza?.message?.epoch.wrap).toBeNull();
});

it('a wrap that its reader has put aside is pushed no more; another member’s takes its place', async () => {
  const { owner, others, chat } = await aGroup(server);
  const [reader, other] = others as [TestDevice, TestDevice];
  const page = await browser(reader.user);
  const pushed = async (text: string) => {
    service.arrived.length = 0;
    await owner.say(chat, text);
    await server.runJobs();
    const [first] = service.arrived;
    return first && page.open(first).data.plaza?.message?.epoch.wrap;
  };
  expect(await pushed('one')).toMatchObject({ by_key_id: owner.keys.keyId });
  const path = `/api/conversations/${chat}/epochs/1/wraps`;
  await reader.http.delete(`${path}/${owner.keys.keyId}`);
  expect(await pushed('two')).toBeNull();
  await other.http.post(path, { wraps: [other.wrapOf(chat, 1, reader.keys)] });
  expect(await pushed('three')).toMatchObject({ by_key_id: other.keys.keyId });
});
