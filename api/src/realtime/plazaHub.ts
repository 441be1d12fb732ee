import { FirstLookMs, LastEvent } from '@plaza/api-contract';
import {
  type AnyEvents,
  type HubConnection,
  type HubContext,
  type HubDefinition,
  HubError,
  hubFor,
} from '@plaza/signalr-server';
import type { Redis } from 'ioredis';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { Logger } from '../logger.ts';
import { inRounds } from '../db/inRounds.ts';
import { type LogReader, logReader } from './logReader.ts';
import { checkClientEvent, checkSpeaking, userChannel } from './channels.ts';
import type { ChannelAccess } from './ChannelAccess.ts';
import { EventCursor } from './EventCursor.ts';
import type { ConnectedClient, ConnectedClients } from './ConnectedClients.ts';
import type { HubFeatures } from './HubFeatures.ts';
import { standingSessions } from './memberOf.ts';
import type { Presence } from './Presence.ts';
import { speechOf } from './speech.ts';

const { hub, method } = hubFor<AnyEvents>();
const MOST_AT_ONCE = 200;

interface HubNeeds {
  db: Knex;
  redis: Redis | undefined;
  log: Logger;
  nowMs(): number;
  connected: ConnectedClients;
  door: HubFeatures;
  presence(): Presence;
  access(): ChannelAccess;
}

/** What a browser may ask of `/hub`, and what happens when it comes and goes. */
export function plazaHub({
  db,
  redis,
  log,
  nowMs,
  connected,
  door,
  presence,
  access,
}: HubNeeds): HubDefinition<AnyEvents> {
  const channels = { kinds: door.channelKinds, db };
  const speech = speechOf(db, nowMs, redis);
  const reader = logReader(db, door.revisers);
  const stands = inRounds(MOST_AT_ONCE, async (sessionIds: string[]) => {
    const standing = await standingSessions(db, sessionIds, new Date(nowMs()));
    return sessionIds.map((sessionId) => standing.has(sessionId));
  });
  return hub({
    async connected(context) {
      const client = connectedClientOf(context, reader, log);
      const { connection, userId, sessionId } = client;
      // Known first, asked then: a session that ends in between is found by whoever ends it.
      connected.add(client);
      try {
        if (!(await stands(sessionId))) throw new HubError('Your session has ended.');
        await context.groups.join(userChannel(userId));
        await presence().came(userId);
      } catch (error) {
        connected.remove(connection.id);
        throw error;
      }
    },

    async refreshed({ connection }) {
      const client = connected.get(connection.id);
      // Who is only just coming is asked about with the session they have by then.
      if (client && !(await stands(client.sessionId))) throw new HubError('Your session has ended.');
    },

    disconnected({ connection }) {
      const client = connected.remove(connection.id);
      if (client && connected.of(client.userId).length === 0) presence().left(client.userId);
    },

    methods: {
      ...door.methods(({ connection, signal }) => ({
        userId: known(connected, connection).userId,
        db,
        signal,
      })),

      /** Sends what a client has missed, then everything new. Without it a connection hears no logged event. */
      sync: method([LastEvent], ({ connection }, last) => known(connected, connection).cursor.sync(last)),

      /** The same for a page that begins: what came since it began to look at things, so many milliseconds ago. */
      syncSince: method([FirstLookMs], ({ connection }, agoMs) =>
        known(connected, connection).cursor.syncSince(agoMs),
      ),

      subscribe: method([z.string()], ({ connection }, channel) =>
        access().enter(known(connected, connection), channel),
      ),

      unsubscribe: method([z.string()], async ({ connection }, channel) => {
        const client = known(connected, connection);
        // Everybody is on their own from the start, and what comes there is not for one remote alone.
        if (channel !== userChannel(client.userId)) await access().leave(client, channel);
      }),

      /** Tells the others on a channel something that may be lost: that one is typing. */
      trigger: method(
        [z.string(), z.string(), z.unknown()],
        async ({ connection, clients }, channel, event, payload) => {
          const { userId } = known(connected, connection);
          if (connection.caller.claims?.['isDemo'] === true)
            throw new HubError('Who looks around with the demo only listens.');
          await speech.weigh(userId, checkClientEvent(event, payload));
          await checkSpeaking(channels, userId, channel);
          const deaf = await speech.deafTo(userId, { own: channel === userChannel(userId) });
          const others = clients.othersInGroup(channel).exceptUsers(...deaf);
          others.ephemeral.send(event, payload, { channel, userId });
        },
      ),
    },
  });
}

function connectedClientOf(
  { connection, clients }: HubContext<AnyEvents>,
  reader: LogReader,
  log: Logger,
): ConnectedClient {
  const { userId } = connection.caller;
  if (userId === null) throw new HubError('Please log in.');
  const cursor = new EventCursor({
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
    cursor,
    subscriptions: new Map(),
    get sessionId() {
      return String(connection.caller.claims?.['sessionId']);
    },
  };
}

function known(connected: ConnectedClients, connection: HubConnection): ConnectedClient {
  const client = connected.get(connection.id);
  if (!client) throw new HubError('This connection is over.');
  return client;
}
