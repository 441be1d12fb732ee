import { LastEvent } from '@plaza/api-contract';
import {
  type AnyEvents,
  type HubConnection,
  type HubContext,
  type HubDefinition,
  HubError,
  hubFor,
} from '@plaza/signalr-server';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { Logger } from '../logger.ts';
import { inRounds } from '../db/inRounds.ts';
import { type LogReader, logReader } from './logReader.ts';
import { checkChannel, checkClientEvent, userChannel } from './channels.ts';
import type { Doorkeeper } from './Doorkeeper.ts';
import { Feed } from './Feed.ts';
import type { Guest, Guests } from './Guests.ts';
import type { HubDoor } from './HubDoor.ts';
import { standingSessions } from './memberOf.ts';
import type { Presence } from './Presence.ts';

const { hub, method } = hubFor<AnyEvents>();
const MOST_AT_ONCE = 200;

interface HubNeeds {
  db: Knex;
  log: Logger;
  guests: Guests;
  door: HubDoor;
  presence(): Presence;
  doorkeeper(): Doorkeeper;
}

/** What a browser may ask of `/hub`, and what happens when it comes and goes. */
export function plazaHub({
  db,
  log,
  guests,
  door,
  presence,
  doorkeeper,
}: HubNeeds): HubDefinition<AnyEvents> {
  const channels = { kinds: door.channelKinds, db };
  const reader = logReader(db);
  const stands = inRounds(MOST_AT_ONCE, async (sessionIds: string[]) => {
    const standing = await standingSessions(db, sessionIds);
    return sessionIds.map((sessionId) => standing.has(sessionId));
  });
  return hub({
    async connected(context) {
      const guest = guestOf(context, reader, log);
      const { connection, userId, sessionId } = guest;
      // Known first, asked then: a session that ends in between is found by whoever ends it.
      guests.add(guest);
      try {
        if (!(await stands(sessionId))) throw new HubError('Your session has ended.');
        await context.groups.join(userChannel(userId));
        await presence().came(userId);
      } catch (error) {
        guests.remove(connection.id);
        throw error;
      }
    },

    disconnected({ connection }) {
      const guest = guests.remove(connection.id);
      if (guest && guests.of(guest.userId).length === 0) presence().left(guest.userId);
    },

    methods: {
      ...door.methods(({ connection, signal }) => ({ userId: known(guests, connection).userId, db, signal })),

      /** Sends what a client has missed, then everything new. Without it a connection hears no logged event. */
      sync: method([LastEvent], ({ connection }, last) => known(guests, connection).feed.sync(last)),

      subscribe: method([z.string()], ({ connection }, channel) =>
        doorkeeper().enter(known(guests, connection), channel),
      ),

      unsubscribe: method([z.string()], async ({ connection }, channel) => {
        const guest = known(guests, connection);
        // Everybody is on their own from the start, and what comes there is not for one remote alone.
        if (channel !== userChannel(guest.userId)) await doorkeeper().leave(guest, channel);
      }),

      /** Tells the others on a channel something that may be lost: that one is typing. */
      trigger: method(
        [z.string(), z.string(), z.unknown()],
        async ({ connection, clients }, channel, event, payload) => {
          const { userId } = known(guests, connection);
          checkClientEvent(event, payload);
          await checkChannel(channels, userId, channel);
          clients.othersInGroup(channel).ephemeral.send(event, payload, { channel, userId });
        },
      ),
    },
  });
}

function guestOf({ connection, clients }: HubContext<AnyEvents>, reader: LogReader, log: Logger): Guest {
  const { userId } = connection.caller;
  if (userId === null) throw new HubError('Please log in.');
  const feed = new Feed({
    log: reader,
    userId,
    connection,
    send: (type, payload, mark) => clients.caller.send(type, payload, mark),
    onFailure: (error) =>
      log.warn({ err: error }, 'an event could not be sent; the client is asked to come back'),
  });
  return {
    connection,
    userId,
    feed,
    seats: new Map(),
    get sessionId() {
      return String(connection.caller.claims?.['sessionId']);
    },
  };
}

function known(guests: Guests, connection: HubConnection): Guest {
  const guest = guests.get(connection.id);
  if (!guest) throw new HubError('This connection is over.');
  return guest;
}
