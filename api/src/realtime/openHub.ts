import { randomUUID } from 'node:crypto';
import {
  type AnyEvents,
  type Clock as HubClock,
  createSignalR,
  type Log,
  type MountedHub,
  systemClock,
} from '@plaza/signalr-server';
import { z } from 'zod';
import { ownHosts } from '../http/hostGuard.ts';
import type { Logger } from '../logger.ts';
import type { Plaza } from '../plaza.ts';
import { ChannelAccess } from './ChannelAccess.ts';
import { ConnectedClients } from './ConnectedClients.ts';
import { hubBackplane } from './hubBackplane.ts';
import { hubOrigins } from './hubOrigins.ts';
import { limitCalls } from './limitCalls.ts';
import { memberOf } from './memberOf.ts';
import { plazaHub } from './plazaHub.ts';
import { Presence } from './Presence.ts';
import { connectionsOfEnded } from './endedLogins.ts';
import { noticeHandlers, sayGoodbye } from './noticeHandlers.ts';
import { tellProcesses } from './tellProcesses.ts';

const PATH = '/hub';
const MOST_ASKED = 200;
const UserIds = z.array(z.string().regex(/^\d{1,18}$/)).max(MOST_ASKED);
const MAX_CONNECTIONS = 10_000;
const MAX_CONNECTIONS_PER_USER = 20;
/** The pages of a process that died do not all come in one moment, and none waits long. */
const FAILOVER_SPREAD_MS = 100;
/** Above this a stream waits for its client, and what may be lost is. */
const STREAM_BUFFER_BYTES = 256 * 1024;
/** What is left of the three seconds a process has to close. */
const GRACE_MS = 500;
/** A connection outlives its login by no more than this. */
const LOOK_MS = 30_000;

/** Opens the hub beside the api on the same port. Returns the way to close it. */
export async function openHub(plaza: Plaza): Promise<() => Promise<void>> {
  const { config, db, log, closing, server, sessions } = plaza;
  const clock: HubClock = { ...systemClock, epoch: () => plaza.clock.now().getTime() };
  const connected = new ConnectedClients();
  const { backplane, release } = hubBackplane(plaza);

  const signalr = createSignalR({
    authenticate: memberOf(sessions),
    origins: hubOrigins(config),
    hosts: ownHosts(config),
    filters: [limitCalls(() => clock.epoch(), plaza.redis)],
    log: hubLog(log),
    clock,
    clientTimeoutMs: config.hub.activityMs + config.hub.pongMs,
    keepAliveMs: config.hub.pongMs / 2,
    pressureBytes: STREAM_BUFFER_BYTES,
    maxConnections: MAX_CONNECTIONS,
    maxConnectionsPerUser: MAX_CONNECTIONS_PER_USER,
    failoverSpreadMs: FAILOVER_SPREAD_MS,
    cluster: {
      backplane,
      ...nodeUrl(plaza),
      // Who came and went meanwhile was told to nobody here, and not again: pages ask anew.
      onChange: (state) => void (state === 'restored' && hub.here.all.send('missed')),
    },
  });
  plaza.hub.answer('presence', [UserIds], ({ userId }, userIds) => presence.look(userId, userIds));
  const hub: MountedHub<AnyEvents> = signalr.mount(
    PATH,
    plazaHub({
      db,
      redis: plaza.redis,
      log,
      nowMs: () => clock.epoch(),
      connected,
      door: plaza.hub,
      presence: () => presence,
      access: () => access,
    }),
  );
  const access = new ChannelAccess({
    connected,
    channels: { kinds: plaza.hub.channelKinds, db },
    join: (connectionId, channel) => hub.join(connectionId, channel),
    // Whoever is gone has left.
    leave: (connectionId, channel) => hub.leave(connectionId, channel).catch(() => undefined),
    onBack: (connectionId) => hub.here.client(connectionId).send('missed'),
    onFailure: (error) =>
      log.warn({ err: error }, 'who may listen could not be asked; the client is asked to come back'),
  });
  const presence = new Presence({
    db,
    clock,
    log,
    node: randomUUID(),
    here: () => connected.userIds(),
    isHere: (userId) => connected.has(userId),
    tell: (userIds, notices) => hub.clients.users(userIds).ephemeral.send('presence', notices),
  });
  const { metrics } = plaza;
  metrics.gauge('plaza_hub_connections', 'Browsers connected to the hub.', () => hub.connectionCount);
  metrics.gauge('plaza_hub_buffered_bytes', 'Bytes that wait for slow browsers.', () => hub.bufferedBytes);

  const closeEnded = () =>
    void connectionsOfEnded(db, connected, plaza.clock.now()).then(
      (ids) => sayGoodbye(hub, ids),
      (error: unknown) => log.warn({ err: error }, 'sessions could not be checked'),
    );
  const notices = await tellProcesses({
    plaza,
    clock,
    connected,
    handlers: noticeHandlers({ hub, connected, door: plaza.hub, access, closeEnded, sessions }),
  });
  // The end of a session is told; that its time is over is not.
  const stopLooking = clock.every(LOOK_MS, closeEnded);
  plaza.hub.isListening = notices.isListening;

  await signalr.start();
  signalr.attach(server);

  let closed: Promise<void> | undefined;
  const close = () => (closed ??= signalr.close({ allowReconnect: true, graceMs: GRACE_MS }));
  // At once, and not only when the last request is answered: open sockets would keep the door from closing.
  closing.addEventListener('abort', () => void close());
  return async () => {
    stopLooking();
    await close();
    await notices.close();
    await presence.close();
    release();
  };
}

/** Where other processes of this plaza reach this one; without it they send nobody here. */
function nodeUrl({ config, server }: Plaza): { url?: string } {
  if (config.nodeUrl) return { url: config.nodeUrl };
  const address = server.address();
  const isEverywhere = config.host === '0.0.0.0' || config.host === '::';
  if (isEverywhere || address === null || typeof address === 'string') return {};
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return { url: `http://${host}:${address.port}` };
}

function hubLog(log: Logger): Log {
  return ({ level, text, error, ...about }) => log[level]({ from: 'hub', err: error, ...about }, text);
}
