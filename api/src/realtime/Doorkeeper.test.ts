import type { HubConnection } from '@plaza/signalr-server';
import { testPlaza } from '../testing/testPlaza.ts';
import { Doorkeeper } from './Doorkeeper.ts';
import { Guests, type Guest } from './Guests.ts';

const house = testPlaza();

/** A process with one guest and one room, at whose door this is asked. */
function aRoom(mayEnter: (doorkeeper: Doorkeeper) => boolean) {
  const guests = new Guests();
  const listening = new Set<string>();
  const close = jest.fn();
  const connection = { id: 'one', signal: new AbortController().signal, close } as unknown as HubConnection;
  const guest = { connection, userId: '1', seats: new Map() } as unknown as Guest;
  guests.add(guest);
  const doorkeeper: Doorkeeper = new Doorkeeper({
    guests,
    channels: { db: house.db, kinds: [{ prefix: 'room-', mayEnter: () => mayEnter(doorkeeper) }] },
    join: async (_, channel) => void listening.add(channel),
    leave: async (_, channel) => void listening.delete(channel),
    onBack: () => undefined,
    onFailure: () => undefined,
  });
  return { doorkeeper, guest, listening, close };
}

/** What is said on a channel waits until it is known who hears it. */
const hasLooked = (doorkeeper: Doorkeeper) =>
  new Promise<void>((resolve) => doorkeeper.say('room-1', () => resolve()));

describe('a door', () => {
  it('stays shut for who loses access between being asked and being let in', async () => {
    let asked = 0;
    const { doorkeeper, guest, listening } = aRoom((keeper) => {
      asked += 1;
      if (asked === 1) keeper.look({ channel: 'room-1' });
      return asked === 1;
    });
    await expect(doorkeeper.enter(guest, 'room-1')).rejects.toThrow('You may not listen to');
    await hasLooked(doorkeeper);
    expect([...listening]).toEqual([]);
  });

  it('lets nobody in who has left again while it was asked', async () => {
    const { doorkeeper, guest, listening } = aRoom((keeper) => {
      void keeper.leave(guest, 'room-1');
      return true;
    });
    await doorkeeper.enter(guest, 'room-1');
    expect([...listening]).toEqual([]);
  });

  it('opens to so many for one connection that nobody misses any, and not to more', async () => {
    const { doorkeeper, guest, listening } = aRoom(() => true);
    for (let room = 1; room <= 1_000; room += 1) await doorkeeper.enter(guest, `room-${room}`);
    await expect(doorkeeper.enter(guest, 'room-1001')).rejects.toThrow('at most 1000 channels');
    await doorkeeper.enter(guest, 'room-1');
    await doorkeeper.leave(guest, 'room-2');
    await doorkeeper.enter(guest, 'room-1001');
    expect(listening.size).toBe(1_000);
  });

  it('sends away, to ask anew, of whom nobody can say whether they may stay', async () => {
    let isAway = false;
    const { doorkeeper, guest, close } = aRoom(() => {
      if (isAway) throw new Error('The database is away.');
      return true;
    });
    await doorkeeper.enter(guest, 'room-1');
    isAway = true;
    doorkeeper.look({ userIds: ['1'] });
    await hasLooked(doorkeeper);
    expect(close).toHaveBeenCalledWith({ allowReconnect: true });
  });
});
