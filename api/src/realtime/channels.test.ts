import type { ChannelEventName } from '@plaza/api-contract';
import { HubError } from '@plaza/signalr-server';
import type { Knex } from 'knex';
import type { Slice } from '../http/slice.ts';
import type { RunningPlaza } from '../startPlaza.ts';
import { startBeside } from '../testing/startBeside.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { checkClientEvent } from './channels.ts';
import { lookAgain } from './lookAgain.ts';
import { dismissFromChannel, publishToChannel, publishToChannels } from './publishToChannel.ts';
import { joinHub, type Joined, leaveHub } from './testing/joinHub.ts';

/** A corridor whose doors bear the names of those who may enter; everybody may enter the hall. */
const corridor: Slice = (_on, plaza) => {
  plaza.hub.openChannels({ prefix: 'hall-', mayEnter: () => true, maySpeak: true });
  plaza.hub.openChannels({ prefix: 'stage-', mayEnter: () => true });
  plaza.hub.openChannels({
    prefix: 'private-',
    mayEnter: async (userId, rest, db) => {
      const may = (await db('users').where({ id: userId, username: rest })).length > 0;
      if (!may) onRefused();
      return may;
    },
  });
};

/** Called when somebody turned out not to be welcome behind a door with a name. */
let onRefused = () => {};

const server = testPlaza({ slices: [corridor] });
afterEach(leaveHub);

const joined = async (user: { id: string }, url = server.url) => joinHub(url, await server.bearerOf(user));

/** The names that slices have are theirs; these tests need one of their own, which clients know as any other. */
const say = (db: Knex, channel: string, payload: unknown) =>
  publishToChannel(db, channel, 'told' as ChannelEventName, payload as never);

async function told({ heard, hears }: Joined, count: number): Promise<unknown[]> {
  const messages = () => heard.filter(({ name }) => name === 'told');
  while (messages().length < count) await hears(heard.length + 1);
  return messages().map(({ payload, mark }) => ({ payload, mark }));
}

describe('a channel', () => {
  it('brings what the server says there to those who listen, after the commit', async () => {
    const [amber, basalt] = [await server.aUser(), await server.aUser()];
    const [hers, his] = [await joined(amber), await joined(basalt)];
    await hers.connection.invoke('subscribe', 'hall-1');
    await his.connection.invoke('subscribe', 'hall-2');
    await expect(
      server.db.transaction(async (inner) => {
        await say(inner, 'hall-1', 'never');
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    await server.db.transaction((inner) => say(inner, 'hall-1', { id: '7' }));
    expect(await told(hers, 1)).toEqual([{ payload: { id: '7' }, mark: { channel: 'hall-1' } }]);
    await say(server.db, 'hall-2', 'his');
    expect(await told(his, 1)).toEqual([{ payload: 'his', mark: { channel: 'hall-2' } }]);
  });

  it('[7.3-2] is open to whom its slice lets in, and says the same of what is closed and what is not there', async () => {
    const [amber, basalt] = [await server.aUser({ username: 'amber_c' }), await server.aUser()];
    const [hers, his] = [await joined(amber), await joined(basalt)];
    await expect(hers.connection.invoke('subscribe', 'private-amber_c')).resolves.toBeUndefined();
    await expect(his.connection.invoke('subscribe', 'private-amber_c')).rejects.toThrow(
      'You may not listen to "private-amber_c".',
    );
    await expect(his.connection.invoke('subscribe', 'nowhere-1')).rejects.toThrow(
      'You may not listen to "nowhere-1".',
    );
    await expect(his.connection.invoke('trigger', 'private-amber_c', 'client-knock', 1)).rejects.toThrow(
      'You may not listen to',
    );
    await expect(his.connection.invoke('subscribe', 'hall-'.padEnd(101, 'x'))).rejects.toThrow('at most 100');
  });

  it('is left when one asks to, and when one is dismissed', async () => {
    const amber = await server.aUser();
    const [phone, desktop] = [await joined(amber), await joined(amber)];
    for (const { connection } of [phone, desktop]) await connection.invoke('subscribe', 'hall-3');
    await phone.connection.invoke('unsubscribe', 'hall-3');
    await say(server.db, 'hall-3', 'one');
    expect(await told(desktop, 1)).toHaveLength(1);
    await dismissFromChannel(server.db, 'hall-3', amber.id);
    await say(server.db, 'hall-3', 'two');
    await say(server.db, `user-${amber.id}`, 'last');
    for (const device of [phone, desktop]) {
      const texts = (await told(device, device === desktop ? 2 : 1)).map(
        (message) => (message as { payload: unknown }).payload,
      );
      expect(texts).toEqual(device === desktop ? ['one', 'last'] : ['last']);
    }
  });

  it('is heard only as long as one may, and again when one may again', async () => {
    const [amber, basalt] = [await server.aUser({ username: 'amber_r' }), await server.aUser()];
    const [hers, his] = [await joined(amber), await joined(basalt)];
    for (const { connection } of [hers, his]) await connection.invoke('subscribe', 'hall-6');
    await hers.connection.invoke('subscribe', 'private-amber_r');
    const rename = (username: string) =>
      server.db.transaction(async (inner) => {
        await inner('users').where({ id: amber.id }).update({ username });
        await lookAgain(inner, { userIds: [amber.id] });
      });
    const refused = new Promise<void>((resolve) => (onRefused = resolve));
    await rename('amber_s');
    await say(server.db, 'private-amber_r', 'not hers');
    await say(server.db, 'hall-6', 'still hers');
    await told(hers, 1);
    // Were she welcome again before anybody asked, nothing would have been closed to her.
    await refused;
    await rename('amber_r');
    await say(server.db, 'private-amber_r', 'hers again');
    expect((await told(hers, 2)).map((message) => (message as { payload: unknown }).payload)).toEqual([
      'still hers',
      'hers again',
    ]);
    // What was messages meanwhile is lost to her, and her pages are told so; his are left in peace.
    expect(hers.heard.filter(({ name }) => name === 'missed')).toHaveLength(1);
    expect(his.heard.filter(({ name }) => name === 'missed')).toHaveLength(0);
  });

  it('is one of many that hear the same at once, however many', async () => {
    const amber = await server.aUser();
    const hers = await joined(amber);
    for (const channel of ['hall-0', 'hall-999']) await hers.connection.invoke('subscribe', channel);
    const channels = Array.from({ length: 1_000 }, (_, index) => `hall-${index}`);
    await publishToChannels(server.db, channels, 'told' as ChannelEventName, 'all' as never);
    expect(await told(hers, 2)).toEqual([
      { payload: 'all', mark: { channel: 'hall-0' } },
      { payload: 'all', mark: { channel: 'hall-999' } },
    ]);
    await publishToChannels(server.db, [], 'told' as ChannelEventName, 'nobody' as never);
  });

  it('of one’s own is there from the start and cannot be left', async () => {
    const amber = await server.aUser();
    const { connection, ...hers } = await joined(amber);
    await connection.invoke('unsubscribe', `user-${amber.id}`);
    await say(server.db, `user-${amber.id}`, 'still here');
    expect(await told({ connection, ...hers }, 1)).toHaveLength(1);
  });

  it('carries news, no novels', async () => {
    await expect(say(server.db, 'hall-4', 'x'.repeat(8_000))).rejects.toThrow('say an id instead');
  });

  it('is not heard by those whom it is not for, however many they are', async () => {
    const [amber, basalt] = [await server.aUser(), await server.aUser()];
    const [hers, his] = [await joined(amber), await joined(basalt)];
    for (const { connection } of [hers, his]) await connection.invoke('subscribe', 'hall-8');
    const others = Array.from({ length: 2_000 }, (_, index) => String(9_000_000_000 + index));
    const event = 'told' as ChannelEventName;
    await publishToChannels(server.db, ['hall-8'], event, 'not hers' as never, [...others, amber.id]);
    await say(server.db, 'hall-8', 'the end');
    const heard = await Promise.all([told(hers, 1), told(his, 2)]);
    expect(heard.flat()).toEqual(
      ['the end', 'not hers', 'the end'].map((payload) => ({ payload, mark: { channel: 'hall-8' } })),
    );
  });

  it('tells everybody when something may have been missed', async () => {
    const hers = await joined(await server.aUser());
    await server.db.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'plaza hub'`,
    );
    while (!hers.heard.some(({ name }) => name === 'missed')) await hers.hears(hers.heard.length + 1);
  });
});

describe('speaking on a channel', () => {
  const clientWords = ({ heard }: Joined) =>
    heard.flatMap(({ name, payload }) => (name === 'client-typing' ? [payload] : []));

  it('is a right of its own', async () => {
    const hers = await joined(await server.aUser());
    for (const channel of ['stage-1', 'feed-global', 'remotes']) {
      await expect(hers.connection.invoke('trigger', channel, 'client-knock', 1)).rejects.toThrow(
        `On "${channel}" one only listens.`,
      );
    }
  });

  it('never crosses a block, from either side', async () => {
    const [amber, basalt, cedar] = [await server.aUser(), await server.aUser(), await server.aUser()];
    const [hers, his, theirs] = [await joined(amber), await joined(basalt), await joined(cedar)];
    for (const { connection } of [hers, his, theirs]) await connection.invoke('subscribe', 'hall-9');
    // Who has just spoken is known, and so is who could hear them.
    for (const { connection } of [hers, his])
      await connection.invoke('trigger', 'hall-9', 'client-knock', 'before');
    await server.as(amber).put(`/api/people/${basalt.username}/block`);
    await hers.connection.invoke('trigger', 'hall-9', 'client-typing', 'from amber');
    await his.connection.invoke('trigger', 'hall-9', 'client-typing', 'from basalt');
    await say(server.db, 'hall-9', 'the end');
    for (const device of [hers, his, theirs]) await told(device, 1);
    expect([clientWords(hers), clientWords(his)]).toEqual([[], []]);
    expect(clientWords(theirs).toSorted()).toEqual(['from amber', 'from basalt']);
  });

  it('is not for who is muted, but their own devices tell each other on', async () => {
    const amber = await server.aUser();
    const [phone, laptop] = [await joined(amber), await joined(amber)];
    const trigger = (channel: string) =>
      phone.connection.invoke('trigger', channel, 'client-typing', 'from amber');
    await phone.connection.invoke('subscribe', 'hall-9');
    await trigger('hall-9');
    const muted_until = new Date(server.clock.now().getTime() + 60_000);
    await server.db('users').where({ id: amber.id }).update({ muted_until });
    await expect(trigger('hall-9')).rejects.toThrow('The moderators have muted you for a time.');
    await trigger(`user-${amber.id}`);
    await laptop.hears(1);
    expect(clientWords(laptop)).toEqual(['from amber']);
    server.clock.advance({ minutes: 2 });
    await trigger('hall-9');
  });

  it.each([
    ['a number of more digits than JSON takes', [2n ** 60n], 25],
    ['nothing', undefined, 6],
  ])('takes %s', (_, payload, bytes) => {
    expect(checkClientEvent('client-knock', payload)).toBe(bytes);
  });

  it('says so where something is too deep to be passed on', () => {
    let deep: unknown = [];
    for (let level = 0; level < 30_000; level += 1) deep = [deep];
    expect(() => checkClientEvent('client-knock', deep)).toThrow(HubError);
  });

  it('is nothing for a guest of the demo', async () => {
    const guest = await joined(await server.aUser({ isGuest: true }));
    await expect(guest.connection.invoke('trigger', 'hall-9', 'client-knock', 1)).rejects.toThrow(
      'only listens',
    );
  });

  it('is bounded for each person in bytes, on all devices together', async () => {
    const amber = await server.aUser();
    const [phone, laptop] = [await joined(amber), await joined(amber)];
    const shout = ({ connection }: Joined) =>
      connection.invoke('trigger', 'hall-9', 'client-knock', 'x'.repeat(8_000));
    for (let many = 0; many < 4; many += 1) for (const device of [phone, laptop]) await shout(device);
    await expect(shout(laptop)).rejects.toThrow('That was a lot at once.');
    const basalt = await joined(await server.aUser());
    await expect(shout(basalt)).resolves.toBeUndefined();
    server.clock.advance({ seconds: 2 });
    await expect(shout(phone)).resolves.toBeUndefined();
  });
});

describe('a channel of two processes', () => {
  let other: RunningPlaza;
  beforeAll(async () => {
    other = await startBeside(server, {}, { slices: [corridor] });
  });
  afterAll(() => other.close());

  it('is one, and each word comes once', async () => {
    const amber = await server.aUser();
    const [here, there] = [await joined(amber), await joined(amber, `http://127.0.0.1:${other.port}`)];
    for (const { connection } of [here, there]) await connection.invoke('subscribe', 'hall-5');
    for (const text of ['one', 'two']) await say(server.db, 'hall-5', text);
    await say(other.plaza.db, 'hall-5', 'three');
    for (const device of [here, there]) {
      const texts = (await told(device, 3)).map((message) => (message as { payload: unknown }).payload);
      expect(texts).toEqual(['one', 'two', 'three']);
    }
  });
});

describe('a question to the hub', () => {
  it('may be for a stream: of one’s own log, from where one likes', async () => {
    const amber = await server.aUser();
    await server.db.raw(
      `insert into hub_events (user_id, seq, type, payload)
       select ?, n, 'new-message', json_build_object('n', n) from generate_series(1, 500) n`,
      [amber.id],
    );
    const { connection } = await joined(amber);
    const items: { mark: { event: number } }[] = [];
    await new Promise<void>((complete, error) => {
      connection.stream('events', 100).subscribe({ next: (item) => void items.push(item), complete, error });
    });
    expect(items.map(({ mark }) => mark.event)).toEqual(
      Array.from({ length: 400 }, (_, index) => index + 101),
    );
    expect(items[0]).toEqual({
      type: 'new-message',
      payload: { n: 101 },
      mark: { event: 101, at: expect.any(String) },
    });
  });

  it('is refused when it makes no sense', async () => {
    const { connection } = await joined(await server.aUser());
    await expect(connection.invoke('presence', 'everybody')).rejects.toThrow();
    await expect(connection.invoke('no-such-thing')).rejects.toThrow('Method does not exist.');
  });
});
