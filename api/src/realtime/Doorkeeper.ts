import { HubError } from '@plaza/signalr-server';
import { type Channels, checkChannel, mayEnter } from './channels.ts';
import type { Guest, Guests, Seat } from './Guests.ts';
import type { Looked } from './lookAgain.ts';

/** So many questions to the database at a time. */
const AT_ONCE = 4;
/** Far more than a screen shows, and few enough to look after all of them. */
const MOST_SEATS = 1_000;

interface DoorkeeperNeeds {
  guests: Guests;
  channels: Channels;
  join(connectionId: string, channel: string): Promise<void>;
  leave(connectionId: string, channel: string): Promise<void>;
  /** Somebody hears a channel again, and has missed what was said there meanwhile. */
  onBack(connectionId: string): void;
  onFailure(error: unknown): void;
}

interface Place {
  guest: Guest;
  channel: string;
  seat: Seat;
}

/** Who listens where in this process: only as long as they may, and again when they may again. */
export class Doorkeeper {
  readonly #needs: DoorkeeperNeeds;
  /** Looks go one after the other, or the answer of an earlier one could be the last. */
  #work: Promise<void> = Promise.resolve();
  readonly #looking = new Map<string, Promise<void>>();

  constructor(needs: DoorkeeperNeeds) {
    this.#needs = needs;
  }

  /** Lets a connection onto a channel or says why not. */
  async enter(guest: Guest, channel: string): Promise<void> {
    const { channels, join, leave } = this.#needs;
    if (guest.seats.size >= MOST_SEATS && !guest.seats.has(channel))
      throw new HubError(`One connection listens to at most ${MOST_SEATS} channels.`);
    const seat = guest.seats.get(channel) ?? { isTaken: false, looks: 0 };
    // Known first, asked then: access that ends in between is found by whoever looks, and is asked for anew.
    guest.seats.set(channel, seat);
    try {
      for (let seen = -1; seen !== seat.looks;) {
        seen = seat.looks;
        await checkChannel(channels, guest.userId, channel);
        await join(guest.connection.id, channel);
      }
      // Whoever has left meanwhile would stay in, and nobody would look after them any more.
      if (!guest.seats.has(channel)) return await leave(guest.connection.id, channel);
      seat.isTaken = true;
    } catch (error) {
      guest.seats.delete(channel);
      await leave(guest.connection.id, channel);
      throw error;
    }
  }

  async leave(guest: Guest, channel: string): Promise<void> {
    guest.seats.delete(channel);
    await this.#needs.leave(guest.connection.id, channel);
  }

  /** Says something on a channel; not while it is being looked who may hear it. */
  say(channel: string, act: () => void): void {
    const looking = this.#looking.get(channel);
    if (looking) void looking.then(act);
    else act();
  }

  /** Asks again for those on this channel, or for these people on all of theirs, or for everybody. */
  look(looked: Looked): void {
    const places = this.#placesOf(looked);
    if (places.length === 0) return;
    for (const { seat } of places) seat.looks += 1;
    const turn = (this.#work = this.#work.then(() => this.#lookAt(places)));
    for (const { channel } of places) this.#looking.set(channel, turn);
    void turn.then(() => {
      for (const { channel } of places)
        if (this.#looking.get(channel) === turn) this.#looking.delete(channel);
    });
  }

  #placesOf({ channel: only, userIds }: Looked): Place[] {
    const { guests } = this.#needs;
    const whom = userIds ? userIds.flatMap((userId) => guests.of(userId)) : guests.all();
    return whom.flatMap((guest) =>
      [...guest.seats].flatMap(([channel, seat]) =>
        only === undefined || only === channel ? { guest, channel, seat } : [],
      ),
    );
  }

  async #lookAt(places: readonly Place[]): Promise<void> {
    for (let at = 0; at < places.length; at += AT_ONCE) {
      await Promise.all(places.slice(at, at + AT_ONCE).map((place) => this.#lookAtOne(place)));
    }
  }

  async #lookAtOne({ guest, channel, seat }: Place): Promise<void> {
    const { channels, join, leave, onBack, onFailure } = this.#needs;
    const { connection, userId, seats } = guest;
    try {
      const may = await mayEnter(channels, userId, channel);
      if (connection.signal.aborted || seats.get(channel) !== seat || seat.isTaken === may) return;
      seat.isTaken = may;
      if (!may) return await leave(connection.id, channel);
      await join(connection.id, channel);
      onBack(connection.id);
    } catch (error) {
      onFailure(error);
      // Whether it may is not known. Coming back and asking anew is its way to find out.
      connection.close({ allowReconnect: true });
    }
  }
}
