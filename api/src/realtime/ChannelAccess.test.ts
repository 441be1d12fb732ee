import type { HubConnection } from '@plaza/signalr-server';
import { testPlaza } from '../testing/testPlaza.ts';
import { ChannelAccess } from './ChannelAccess.ts';
import { ConnectedClients, type ConnectedClient } from './ConnectedClients.ts';

const server = testPlaza();

/** A process with one client and one channel, at whose door this is asked. */
function aChannel(mayEnter: (access: ChannelAccess) => boolean) {
  const connected = new ConnectedClients();
  const listening = new Set<string>();
  const close = jest.fn();
  const connection = { id: 'one', signal: new AbortController().signal, close } as unknown as HubConnection;
  const client = { connection, userId: '1', subscriptions: new Map() } as unknown as ConnectedClient;
  connected.add(client);
  const access: ChannelAccess = new ChannelAccess({
    connected,
    channels: { db: server.db, kinds: [{ prefix: 'private-', mayEnter: () => mayEnter(access) }] },
    join: async (_, channel) => void listening.add(channel),
    leave: async (_, channel) => void listening.delete(channel),
    onBack: () => undefined,
    onFailure: () => undefined,
  });
  return { access, client, listening, close };
}

const hasLooked = (access: ChannelAccess) => access.settled();

describe('a door', () => {
  it('stays shut for who loses access between being asked and being let in', async () => {
    let asked = 0;
    const { access, client, listening } = aChannel((access) => {
      asked += 1;
      if (asked === 1) access.look({ channel: 'private-1' });
      return asked === 1;
    });
    await expect(access.enter(client, 'private-1')).rejects.toThrow('You may not listen to');
    await hasLooked(access);
    expect([...listening]).toEqual([]);
  });

  it('lets nobody in who has left again while it was asked', async () => {
    const { access, client, listening } = aChannel((access) => {
      void access.leave(client, 'private-1');
      return true;
    });
    await access.enter(client, 'private-1');
    expect([...listening]).toEqual([]);
  });

  it('opens to so many for one connection that nobody misses any, and not to more', async () => {
    const { access, client, listening } = aChannel(() => true);
    for (let channel = 1; channel <= 1_000; channel += 1) await access.enter(client, `private-${channel}`);
    await expect(access.enter(client, 'private-1001')).rejects.toThrow('at most 1000 channels');
    await access.enter(client, 'private-1');
    await access.leave(client, 'private-2');
    await access.enter(client, 'private-1001');
    expect(listening.size).toBe(1_000);
  });

  it('sends away, to ask anew, of whom nobody can say whether they may stay', async () => {
    let isAway = false;
    const { access, client, close } = aChannel(() => {
      if (isAway) throw new Error('The database is away.');
      return true;
    });
    await access.enter(client, 'private-1');
    isAway = true;
    access.look({ userIds: ['1'] });
    await hasLooked(access);
    expect(close).toHaveBeenCalledWith({ allowReconnect: true });
  });
});

describe('asking again who may listen', () => {
  /** A channel of several people; each question waits until it is let go. */
  function aHall(people: readonly string[]) {
    const connected = new ConnectedClients();
    const questions: { userIds: readonly string[]; channel: string; answer(may: readonly string[]): void }[] =
      [];
    const together: number[] = [];
    const left: string[] = [];
    const heard: string[] = [];
    const access = new ChannelAccess({
      connected,
      channels: {
        db: server.db,
        kinds: [
          {
            prefix: 'hall-',
            mayEnter: () => true,
            mayEnterOf: (userIds, rest) =>
              new Promise((answer) => questions.push({ userIds, channel: rest, answer })),
            ownOf: async (userId, rests) => rests.filter((rest) => rest === `of-${userId}`),
          },
          {
            prefix: 'square-',
            mayEnter: () => true,
            mayEnterAt: async (asked) => {
              together.push(asked.length);
              return asked.map(({ userId, rest }) => rest !== 'shut' || userId === '1');
            },
          },
        ],
      },
      join: async () => undefined,
      leave: async (id) => void left.push(id),
      onBack: () => undefined,
      onFailure: (error) => {
        throw error;
      },
    });
    const clients = people.map((userId) => {
      const connection = {
        id: `c${userId}`,
        signal: new AbortController().signal,
      } as unknown as HubConnection;
      const client = { connection, userId, subscriptions: new Map() } as unknown as ConnectedClient;
      connected.add(client);
      return client;
    });
    const say = (channel: string, word: string) =>
      access.say(channel, (to) => {
        const ids = 'only' in to ? [to.only] : clients.map(({ connection }) => connection.id);
        for (const id of ids) {
          if ('except' in to && (to.except.includes(id) || left.includes(id))) continue;
          heard.push(`${id} ${word}`);
        }
      });
    return { access, clients, questions, together, left, heard, say };
  }
  const turns = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };

  it('costs one question for each channel and round, however often it is wanted and by how many', async () => {
    const hall = aHall(['1', '2', '3']);
    for (const client of hall.clients) await hall.access.enter(client, 'hall-1');
    for (let times = 0; times < 120; times += 1) hall.access.look({ userIds: ['1', '2'] });
    await turns();
    expect(hall.questions.map(({ userIds }) => userIds)).toEqual([['1', '2']]);
    for (let times = 0; times < 120; times += 1) hall.access.look({ userIds: ['1'] });
    hall.questions[0]?.answer(['1', '2']);
    await turns();
    expect(hall.questions.slice(1).map(({ userIds }) => userIds)).toEqual([['1', '2']]);
    hall.questions[1]?.answer(['1']);
    await hall.access.settled();
    expect(hall.questions).toHaveLength(2);
  });

  it('costs one question for many channels that can be asked about together', async () => {
    const hall = aHall(['1', '2']);
    for (const client of hall.clients)
      for (let square = 1; square < 50; square += 1) await hall.access.enter(client, `square-${square}`);
    for (const client of hall.clients) await hall.access.enter(client, 'square-shut');
    for (let times = 0; times < 120; times += 1) hall.access.look({ userIds: ['1', '2'] });
    hall.say('square-shut', 'a secret');
    await hall.access.settled();
    // The first look begins at once, all that came meanwhile is the second round.
    expect(hall.together).toEqual([100, 100]);
    expect(hall.left).toEqual(['c2']);
    expect(hall.heard).toEqual(['c1 a secret']);
  });

  it('lets the others hear at once, and those in question when it is known', async () => {
    const hall = aHall(['1', '2', '3']);
    for (const client of hall.clients) await hall.access.enter(client, 'hall-1');
    hall.access.look({ userIds: ['1', '2'] });
    await turns();
    hall.say('hall-1', 'one');
    hall.say('hall-1', 'two');
    expect(hall.heard).toEqual(['c3 one', 'c3 two']);
    hall.questions[0]?.answer(['1']);
    await hall.access.settled();
    expect(hall.left).toEqual(['c2']);
    expect(hall.heard).toEqual(['c3 one', 'c3 two', 'c1 one', 'c1 two']);
    hall.say('hall-1', 'three');
    expect(hall.heard.slice(4)).toEqual(['c1 three', 'c3 three']);
  });

  it('after the end of an account is about its own channels alone', async () => {
    const hall = aHall(['1', '2']);
    for (const channel of ['hall-1', 'hall-of-9', 'hall-of-8'])
      for (const client of hall.clients) await hall.access.enter(client, channel);
    await hall.access.lookAtOwn('9');
    await turns();
    expect(hall.questions.map(({ channel }) => channel)).toEqual(['of-9']);
    hall.questions[0]?.answer([]);
    await hall.access.settled();
  });

  it('holds back what is said before it is known which channels were theirs', async () => {
    const hall = aHall(['1']);
    for (const client of hall.clients) await hall.access.enter(client, 'hall-of-9');
    const looking = hall.access.lookAtOwn('9');
    hall.say('hall-of-9', 'of one who is gone');
    expect(hall.heard).toEqual([]);
    await looking;
    await turns();
    hall.questions[0]?.answer([]);
    await hall.access.settled();
    expect(hall.heard).toEqual([]);
    expect(hall.left).toEqual(['c1']);
  });
});
