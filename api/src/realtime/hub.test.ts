import { HttpTransportType } from '@microsoft/signalr';
import type { Knex } from 'knex';
import type { RunningPlaza } from '../startPlaza.ts';
import { startBeside } from '../testing/startBeside.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { publishToUser } from './publishToUser.ts';
import { joinHub, leaveHub } from './testing/joinHub.ts';

const server = testPlaza();
afterEach(leaveHub);

const message = (text: string) => ({
  type: 'new-message' as const,
  payload: { message: text, sendername: 'Amber', chatID: '1' },
});

async function joined(user: Pick<User, 'id'>, url = server.url) {
  return joinHub(url, await server.bearerOf(user));
}

describe('/hub', () => {
  it.each([
    ['WebSockets', HttpTransportType.WebSockets],
    ['Server-Sent Events', HttpTransportType.ServerSentEvents],
    ['long polling', HttpTransportType.LongPolling],
  ])('[7.3-2] brings a new message over %s to the person it is for', async (_, transport) => {
    const [amber, basalt] = [await server.aUser(), await server.aUser()];
    const hers = await joinHub(server.url, await server.bearerOf(amber), transport);
    const his = await joinHub(server.url, await server.bearerOf(basalt), transport);
    await hers.sync(null);
    await his.sync(null);
    await publishToUser(server.db, basalt.id, message('not for her'));
    await publishToUser(server.db, amber.id, message('hello'));
    const heard = (await hers.hears(2)).filter(({ name }) => name === 'new-message');
    expect(heard).toEqual([
      { name: 'new-message', payload: message('hello').payload, mark: { event: 1, at: expect.any(String) } },
    ]);
  });

  it('lets nobody in without a session, nor with one that has ended', async () => {
    const amber = await server.aUser();
    await expect(joinHub(server.url, 'Bearer a.b.c')).rejects.toThrow('401');
    const bearer = await server.bearerOf(amber);
    await server.db('session_families').where({ user_id: amber.id }).update({ revoked_at: new Date() });
    await expect(joinHub(server.url, bearer)).rejects.toThrow('401');
  });

  it('is closed to pages of other hosts', async () => {
    const amber = await server.aUser();
    const answer = await server.as(amber).fetch('/hub/negotiate?negotiateVersion=1', {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(answer.status).toBe(403);
  });

  it('[5-10] refuses channels that begin with #, and channels of others', async () => {
    const [amber, basalt] = [await server.aUser(), await server.aUser()];
    const { connection } = await joined(amber);
    await expect(connection.invoke('subscribe', '#server')).rejects.toThrow('a name may not begin with #');
    await expect(connection.invoke('subscribe', `user-${basalt.id}`)).rejects.toThrow(
      'You may not listen to',
    );
    await expect(connection.invoke('subscribe', `user-${amber.id}`)).resolves.toBeUndefined();
  });

  it('[5-10] passes client- events on to the others on the channel, and no other names', async () => {
    const amber = await server.aUser();
    const channel = `user-${amber.id}`;
    const [phone, desktop] = [await joined(amber), await joined(amber)];
    await expect(phone.connection.invoke('trigger', channel, 'new-message', {})).rejects.toThrow(
      'client events begin with client-',
    );
    await expect(
      phone.connection.invoke('trigger', channel, 'client-typing', 'x'.repeat(9_000)),
    ).rejects.toThrow('A client event carries at most 8192 letters.');
    await phone.connection.invoke('trigger', channel, 'client-typing', { chatID: '1' });
    const heard = (await desktop.hears(1)).filter(({ name }) => name === 'client-typing');
    expect(heard).toEqual([
      { name: 'client-typing', payload: { chatID: '1' }, mark: { channel, userId: amber.id } },
    ]);
    expect(phone.heard.map(({ name }) => name)).not.toContain('client-typing');
  });

  it('has a bound for how much one connection may ask', async () => {
    const { connection } = await joined(await server.aUser());
    // Sixty at once, and one of them was asked on the way in.
    const asked = Array.from({ length: 69 }, () => connection.invoke('presence', []));
    const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(10);
  });
});

describe('sync', () => {
  it('brings what was missed, each event once and in order, and goes on live', async () => {
    const amber = await server.aUser();
    const first = await joined(amber);
    expect(await first.sync(null)).toEqual({ lastEvent: 0, reset: false });
    await publishToUser(server.db, amber.id, message('1'));
    await first.connection.stop();
    for (const text of ['2', '3']) await publishToUser(server.db, amber.id, message(text));
    const again = await joined(amber);
    const published = Promise.all(
      ['4', '5'].map((text) => publishToUser(server.db, amber.id, message(text))),
    );
    await again.sync(1);
    await published;
    await publishToUser(server.db, amber.id, message('6'));
    const isLogged = ({ name }: { name: string }) => name === 'new-message';
    while (again.heard.filter(isLogged).length < 5) await again.hears(again.heard.length + 1);
    const events = again.heard.filter(isLogged).map(({ mark }) => mark && 'event' in mark && mark.event);
    expect(events).toEqual([2, 3, 4, 5, 6]);
  });

  it('says reset when the log no longer reaches back that far', async () => {
    const amber = await server.aUser();
    for (const text of ['1', '2', '3']) await publishToUser(server.db, amber.id, message(text));
    await server.db('hub_events').where({ user_id: amber.id, seq: 1 }).delete();
    const hers = await joined(amber);
    expect(await hers.sync(0)).toEqual({ lastEvent: 3, reset: true });
    expect(await hers.sync(1)).toEqual({ lastEvent: 3, reset: false });
    await server.db('hub_events').where({ user_id: amber.id }).delete();
    expect(await hers.sync(2)).toEqual({ lastEvent: 3, reset: true });
    expect(await hers.sync(99)).toEqual({ lastEvent: 3, reset: true });
    expect(await hers.sync(3)).toEqual({ lastEvent: 3, reset: false });
  });

  it('says reset to who begins just after something came: what is on screen may have been read before it', async () => {
    const amber = await server.aUser();
    const hers = await joined(amber);
    expect(await hers.sync(null)).toEqual({ lastEvent: 0, reset: false });
    await publishToUser(server.db, amber.id, message('between the first look and the first connection'));
    const again = await joined(amber);
    expect(await again.sync(null)).toEqual({ lastEvent: 1, reset: true });
    expect(await again.sync(1)).toEqual({ lastEvent: 1, reset: false });
    await server.db.raw(`update hub_events set created_at = now() - interval '1 minute' where user_id = ?`, [
      amber.id,
    ]);
    expect(await again.sync(null)).toEqual({ lastEvent: 1, reset: false });
  });

  it('brings to a page that begins what came since it looked at things, and nothing from before', async () => {
    const amber = await server.aUser();
    const page = await joined(amber);
    expect(await page.syncSince(0)).toEqual({ lastEvent: 0, reset: false });
    for (const text of ['long ago', 'while it loaded', 'meanwhile'])
      await publishToUser(server.db, amber.id, message(text));
    const age = (seq: number, seconds: number) =>
      server.db.raw(
        `update hub_events set created_at = now() - ? * interval '1 second' where user_id = ? and seq = ?`,
        [seconds, amber.id, seq],
      );
    await age(1, 60);
    await age(2, 20);
    const begins = await joined(amber);
    expect(await begins.syncSince(30_000)).toEqual({ lastEvent: 3, reset: false });
    const heard = begins.heard.filter(({ name }) => name === 'new-message');
    expect(heard.map(({ mark }) => mark && 'event' in mark && mark.event)).toEqual([2, 3]);
    const late = await joined(amber);
    await age(3, 20);
    expect(await late.syncSince(1_000)).toEqual({ lastEvent: 3, reset: false });
    expect(late.heard.map(({ name }) => name)).not.toContain('new-message');
    await server.db('hub_events').where({ user_id: amber.id }).delete();
    expect(await late.syncSince(1_000)).toEqual({ lastEvent: 3, reset: false });
  });

  it('finds what a long transaction wrote: its time is when it was written, not when that began', async () => {
    const amber = await server.aUser();
    await server.db.transaction(async (inner) => {
      await publishToUser(inner, amber.id, message('written at the end'));
      // By the database's own clock, to the microsecond: the two may share their millisecond.
      const written = await inner('hub_events')
        .where({ user_id: amber.id })
        .select(inner.raw('created_at > now() as is_later'));
      expect(written).toEqual([{ is_later: true }]);
    });
  });

  it('brings ten thousand missed events in order', async () => {
    const amber = await server.aUser();
    await server.db.raw(
      `insert into hub_events (user_id, seq, type, payload)
       select ?, n, 'new-message', json_build_object('n', n) from generate_series(1, 10000) n`,
      [amber.id],
    );
    await server.db('hub_heads').insert({ user_id: amber.id, seq: 10_000 });
    const hers = await joined(amber);
    expect(await hers.sync(0)).toEqual({ lastEvent: 10_000, reset: false });
    const numbers = hers.heard.flatMap(({ mark }) => (mark && 'event' in mark ? mark.event : []));
    expect(numbers).toEqual(Array.from({ length: 10_000 }, (_, index) => index + 1));
  });

  it('brings missed letters that are more than may wait for one client', async () => {
    const amber = await server.aUser();
    await server.db.raw(
      `insert into hub_events (user_id, seq, type, payload)
       select ?, n, 'new-message', json_build_object('n', n, 'message', repeat('x', 65536)) from generate_series(1, 300) n`,
      [amber.id],
    );
    await server.db('hub_heads').insert({ user_id: amber.id, seq: 300 });
    const hers = await joined(amber);
    expect(await hers.sync(0)).toEqual({ lastEvent: 300, reset: false });
    const numbers = hers.heard.flatMap(({ mark }) => (mark && 'event' in mark ? mark.event : []));
    expect(numbers).toEqual(Array.from({ length: 300 }, (_, index) => index + 1));
  });

  it('makes good what was not heard of while the listening connection was gone', async () => {
    const [amber, basalt] = [await server.aUser(), await server.aUser()];
    const [hers, his] = [await joined(amber), await joined(basalt)];
    await hers.sync(null);
    await server.db.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'plaza hub'`,
    );
    await publishToUser(server.db, amber.id, message('unheard'));
    await server.db('users').where({ id: basalt.id }).update({ is_blocked: true });
    while (!hers.heard.some(({ name }) => name === 'new-message')) await hers.hears(hers.heard.length + 1);
    expect(await his.over).toContain('Your session has ended.');
  });

  it('tells nothing of what was taken back', async () => {
    const amber = await server.aUser();
    const undone = server.db.transaction(async (inner) => {
      await publishToUser(inner, amber.id, message('never'));
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    await publishToUser(server.db, amber.id, message('first'));
    expect(await server.db('hub_events').where({ user_id: amber.id }).pluck('seq')).toEqual(['1']);
  });
});

describe('a kick', () => {
  it('comes with the logout, and the other devices stay', async () => {
    const amber = await server.aUser();
    const bearer = await server.bearerOf(amber);
    const [phone, desktop] = [await joinHub(server.url, bearer), await joined(amber)];
    await server.as(null).post('/api/auth/logout', undefined, { authorization: bearer });
    expect(await phone.over).toContain('Your session has ended.');
    expect(desktop.connection.state).toBe('Connected');
  });

  it.each([
    ['revoked by whom ever', (db: Knex) => db('session_families').update({ revoked_at: new Date() })],
    ['deleted', (db: Knex) => db('session_families').delete()],
  ])('comes with a session that is %s', async (_, end) => {
    const authorization = await server.bearerOf(await server.aUser());
    const phone = await joinHub(server.url, authorization);
    await end(server.db);
    expect(await phone.over).toContain('Your session has ended.');
    // The page asks at once, and is not told what this process remembers of it.
    expect((await server.as(null).get('/api/profile', { authorization })).status).toBe(401);
  });

  it.each([
    ['a block', { is_blocked: true }],
    ['a deletion', { deleted_at: new Date() }],
  ])('comes with %s, on every device', async (_, change) => {
    const amber = await server.aUser();
    const devices = [await joined(amber), await joined(amber)];
    await server.db('users').where({ id: amber.id }).update(change);
    for (const device of devices) expect(await device.over).toContain('Your session has ended.');
  });
});

describe('two processes on one database', () => {
  let other: RunningPlaza;
  beforeAll(async () => {
    other = await startBeside(server);
  });
  afterAll(() => other.close());

  it('hear of each other: an event, what clients say, and a kick', async () => {
    const amber = await server.aUser();
    const here = await joined(amber);
    const there = await joined(amber, `http://127.0.0.1:${other.port}`);
    await here.sync(null);
    await there.sync(null);
    await publishToUser(other.plaza.db, amber.id, message('hello'));
    const names = ({ heard }: typeof here) => heard.map(({ name }) => name);
    while (!names(here).includes('new-message')) await here.hears(here.heard.length + 1);
    while (!names(there).includes('new-message')) await there.hears(there.heard.length + 1);
    await here.connection.invoke('trigger', `user-${amber.id}`, 'client-typing', {});
    while (!names(there).includes('client-typing')) await there.hears(there.heard.length + 1);
    await server.db('users').where({ id: amber.id }).update({ is_blocked: true });
    expect(await there.over).toContain('Your session has ended.');
    expect(await here.over).toContain('Your session has ended.');
  });

  it('one that closes sends its clients away to come back', async () => {
    const amber = await server.aUser();
    const there = await joined(amber, `http://127.0.0.1:${other.port}`);
    await other.close();
    // Without an error: the way of the server to say "come back".
    expect(await there.over).toBe('');
  });
});
