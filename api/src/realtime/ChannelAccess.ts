import { HubError } from '@plaza/signalr-server';
import {
  type Channels,
  channelsOf,
  checkChannel,
  isAskedAtOnce,
  mayEnterAll,
  mayEnterEach,
} from './channels.ts';
import type { ConnectedClient, ConnectedClients, ChannelSubscription } from './ConnectedClients.ts';
import type { Looked } from './lookAgain.ts';

/** So many channels are asked about at a time. */
const AT_ONCE = 4;
/** And about so many subscriptions in one question, where their channels can be asked about together. */
const SUBSCRIPTIONS_AT_ONCE = 500;
/** Far more than a screen shows, and few enough to look after all of them. */
const MOST_SUBSCRIPTIONS = 1_000;

interface ChannelAccessNeeds {
  connected: ConnectedClients;
  channels: Channels;
  join(connectionId: string, channel: string): Promise<void>;
  leave(connectionId: string, channel: string): Promise<void>;
  /** Somebody hears a channel again, and has missed what was said there meanwhile. */
  onBack(connectionId: string): void;
  onFailure(error: unknown): void;
}

interface Place {
  client: ConnectedClient;
  channel: string;
  subscription: ChannelSubscription;
}

interface Held {
  place: Place;
  /** With how often it had been asked when it was said. */
  waiting: { looks: number; send(): void }[];
}

/** Whom of those on a channel something is for. */
export type Audience = { except: readonly string[] } | { only: string };

/**
 * Who listens where in this process: only as long as they may, and again when they may again. While it is asked about
 * somebody, what is said there waits for them alone; the others hear it at once.
 */
export class ChannelAccess {
  readonly #needs: ChannelAccessNeeds;
  /** About whom it is to be asked in the next round, by channel. */
  #wanted = new Map<string, Map<ChannelSubscription, Place>>();
  #rounds: Promise<void> | undefined;
  /** For so many who are gone it is being found out which channels were theirs. */
  #finding = 0;
  /** What is said meanwhile, on whatever channel: it may be one of them. */
  readonly #early: (() => void)[] = [];
  /** About whom it is not known just now, and what waits for them. */
  readonly #held = new Map<string, Map<ChannelSubscription, Held>>();

  constructor(needs: ChannelAccessNeeds) {
    this.#needs = needs;
  }

  /** Lets a connection onto a channel or says why not. */
  async enter(client: ConnectedClient, channel: string): Promise<void> {
    const { channels, join, leave } = this.#needs;
    if (client.subscriptions.size >= MOST_SUBSCRIPTIONS && !client.subscriptions.has(channel))
      throw new HubError(`One connection listens to at most ${MOST_SUBSCRIPTIONS} channels.`);
    const subscription = client.subscriptions.get(channel) ?? { isTaken: false, looks: 0 };
    // Known first, asked then: access that ends in between is found by whoever looks, and is asked for anew.
    client.subscriptions.set(channel, subscription);
    try {
      for (let seen = -1; seen !== subscription.looks;) {
        seen = subscription.looks;
        await checkChannel(channels, client.userId, channel);
        await join(client.connection.id, channel);
      }
      // Whoever has left meanwhile would stay in, and nobody would look after them any more.
      if (!client.subscriptions.has(channel)) return await leave(client.connection.id, channel);
      subscription.isTaken = true;
    } catch (error) {
      client.subscriptions.delete(channel);
      await leave(client.connection.id, channel);
      throw error;
    }
  }

  async leave(client: ConnectedClient, channel: string): Promise<void> {
    client.subscriptions.delete(channel);
    await this.#needs.leave(client.connection.id, channel);
  }

  /** Says something on a channel: to everybody at once, but to those about whom it is asked when that is known. */
  say(channel: string, send: (to: Audience) => void): void {
    if (this.#finding > 0) this.#early.push(() => this.#sayNow(channel, send));
    else this.#sayNow(channel, send);
  }

  #sayNow(channel: string, send: (to: Audience) => void): void {
    const held = [...(this.#held.get(channel)?.values() ?? [])];
    const ids = held.map(({ place, waiting }) => {
      const { id } = place.client.connection;
      waiting.push({ looks: place.subscription.looks, send: () => send({ only: id }) });
      return id;
    });
    send({ except: ids });
  }

  /** Asks again for those on this channel, or for these people on all of theirs, or for everybody. */
  look(looked: Looked): void {
    for (const place of this.#placesOf(looked)) this.#want(place);
    this.#begin();
  }

  /** Somebody is gone: asks again for those who listen to what was theirs. */
  async lookAtOwn(userId: string): Promise<void> {
    const { connected, channels, onFailure } = this.#needs;
    this.#finding += 1;
    const listenedTo = new Set(connected.all().flatMap(({ subscriptions }) => [...subscriptions.keys()]));
    try {
      for (const channel of await channelsOf(channels, userId, [...listenedTo])) this.look({ channel });
    } catch (error) {
      onFailure(error);
      // Which were theirs is not known.
      this.look({});
    }
    this.#finding -= 1;
    if (this.#finding === 0) for (const say of this.#early.splice(0)) say();
  }

  /** Resolves when nothing is being asked. */
  async settled(): Promise<void> {
    while (this.#rounds) await this.#rounds;
  }

  #placesOf({ channel: only, userIds }: Looked): Place[] {
    const { connected } = this.#needs;
    const whom = userIds ? userIds.flatMap((userId) => connected.of(userId)) : connected.all();
    return whom.flatMap((client) =>
      [...client.subscriptions].flatMap(([channel, subscription]) =>
        only === undefined || only === channel ? { client, channel, subscription } : [],
      ),
    );
  }

  #want(place: Place): void {
    const { channel, subscription } = place;
    subscription.looks += 1;
    const held = this.#held.get(channel) ?? new Map();
    this.#held.set(channel, held);
    if (!held.has(subscription)) held.set(subscription, { place, waiting: [] });
    const wanted = this.#wanted.get(channel) ?? new Map();
    this.#wanted.set(channel, wanted);
    // Asked about once in a round, however often somebody wants to know.
    wanted.set(subscription, place);
  }

  #begin(): void {
    if (this.#wanted.size === 0) return;
    this.#rounds ??= this.#askInRounds().finally(() => (this.#rounds = undefined));
  }

  /** One round after the other, or the answer of an earlier one could be the last. */
  async #askInRounds(): Promise<void> {
    while (this.#wanted.size > 0) {
      const wanted = [...this.#wanted];
      this.#wanted = new Map();
      const { channels } = this.#needs;
      const together = wanted.filter(([channel]) => isAskedAtOnce(channels, channel));
      await this.#askTogether(together.flatMap(([, places]) => [...places.values()]));
      const round = wanted.filter(([channel]) => !isAskedAtOnce(channels, channel));
      for (let at = 0; at < round.length; at += AT_ONCE) {
        const some = round.slice(at, at + AT_ONCE);
        await Promise.all(some.map(([channel, places]) => this.#askAbout(channel, [...places.values()])));
      }
    }
  }

  async #askTogether(places: readonly Place[]): Promise<void> {
    const { channels } = this.#needs;
    for (let at = 0; at < places.length; at += SUBSCRIPTIONS_AT_ONCE) {
      const some = places.slice(at, at + SUBSCRIPTIONS_AT_ONCE);
      await this.#decide(some, () =>
        mayEnterAll(
          channels,
          some.map(({ client, channel }) => ({ userId: client.userId, name: channel })),
        ),
      );
    }
  }

  async #askAbout(channel: string, places: readonly Place[]): Promise<void> {
    await this.#decide(places, async () => {
      const userIds = [...new Set(places.map(({ client }) => client.userId))];
      const may = await mayEnterEach(this.#needs.channels, userIds, channel);
      return places.map(({ client }) => may.has(client.userId));
    });
  }

  /** `ask` answers in the order of the places. */
  async #decide(places: readonly Place[], ask: () => Promise<readonly boolean[]>): Promise<void> {
    const { onFailure } = this.#needs;
    const asked = places.map(({ subscription }) => ({
      looks: subscription.looks,
      was: subscription.isTaken,
    }));
    try {
      const may = await ask();
      for (const [at, place] of places.entries()) await this.#settle(place, may[at] === true);
    } catch (error) {
      onFailure(error);
      // Whether they may is not known. Coming back and asking anew is their way to find out.
      for (const { client } of places) client.connection.close({ allowReconnect: true });
    }
    places.forEach((place, at) => this.#letGo(place, asked[at]));
  }

  async #settle({ client, channel, subscription }: Place, may: boolean): Promise<void> {
    const { join, leave, onBack } = this.#needs;
    const { connection, subscriptions } = client;
    if (
      connection.signal.aborted ||
      subscriptions.get(channel) !== subscription ||
      subscription.isTaken === may
    )
      return;
    subscription.isTaken = may;
    if (!may) return leave(connection.id, channel);
    await join(connection.id, channel);
    onBack(connection.id);
  }

  /** What was said until it was asked is told now, or dropped; what was said since waits for the next answer. */
  #letGo({ client, channel, subscription }: Place, asked: { looks: number; was: boolean } | undefined): void {
    const held = this.#held.get(channel)?.get(subscription);
    if (!held || !asked) return;
    const mayHear = subscription.isTaken && client.subscriptions.get(channel) === subscription;
    const decided = held.waiting.filter(({ looks }) => looks <= asked.looks);
    held.waiting = held.waiting.filter(({ looks }) => looks > asked.looks);
    // Who is back hears what was said since they are; before that they were away.
    for (const { looks, send } of decided) if (mayHear && (asked.was || looks === asked.looks)) send();
    // Somebody wants to know again already: it goes on waiting.
    if (this.#wanted.get(channel)?.has(subscription)) return;
    const places = this.#held.get(channel);
    places?.delete(subscription);
    if (places?.size === 0) this.#held.delete(channel);
  }
}
