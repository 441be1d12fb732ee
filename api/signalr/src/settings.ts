import { type Authenticate, stranger } from './caller.ts';
import { type HubFilter } from './hub/HubFilter.ts';
import { type Log, logToConsole } from './log.ts';
import { type BuiltInProtocol, type Protocol } from './protocol/Protocol.ts';
import { type TransportName } from './transports/Transport.ts';

/** Which pages may connect: those of the same host, those listed (`https://plaza.example`), or those you say. */
export type Origins = 'same-host' | readonly string[] | ((origin: string) => boolean);

/** Under which host names, with their port, the hubs answer: `any`, or those you say. */
export type Hosts = 'any' | ((host: string) => boolean);

/** Where negotiate sends a client instead of answering itself. */
export interface Redirect {
  readonly url: string;
  readonly accessToken?: string;
}

/** Everything that can be set per hub; `createSignalR` takes the same as defaults for all its hubs. */
export interface HubSettings {
  readonly transports: readonly TransportName[];
  /** Names of those that are built in, or protocols of your own. */
  readonly protocols: readonly (BuiltInProtocol | Protocol)[];
  readonly authenticate: Authenticate;
  readonly origins: Origins;
  readonly hosts: Hosts;
  /** Request headers that hub methods find in `connection.request`, in lower case; each costs memory on every connection. */
  readonly requestHeaders: readonly string[];
  readonly filters: readonly HubFilter[];
  /** Tells clients the text of unexpected errors. For development. */
  readonly detailedErrors: boolean;
  readonly log: Log;

  /** The server pings a connection to which it has sent nothing for this long. */
  readonly keepAliveMs: number;
  /** A connection that says nothing for this long is dead. */
  readonly clientTimeoutMs: number;
  readonly handshakeTimeoutMs: number;
  /** How long a negotiated connection may take to connect. */
  readonly connectTimeoutMs: number;
  /** How long the body of a request may take to come. */
  readonly bodyTimeoutMs: number;
  /** A long poll without other is answered empty; the stock client gives up at 100 seconds. */
  readonly pollTimeoutMs: number;
  /** A long polling client without a poll for this long has left. */
  readonly pollGapMs: number;
  readonly clientResultTimeoutMs: number;
  /** After a caller's `expiresAt`: time to refresh before the connection is closed. */
  readonly expiryGraceMs: number;
  /** Whether `POST {hub}/refresh` may prolong a connection with a new token. */
  readonly tokenRefresh: boolean;

  readonly statefulReconnect: boolean;
  /** How long a lost connection is kept for its client to return. */
  readonly reconnectWindowMs: number;
  /** The clients of a node that died are told to begin anew within so long, each at a moment of its own. 0: all at once. */
  readonly failoverSpreadMs: number;

  readonly maxMessageBytes: number;
  /** Items of one upload that may wait for the hub method before the client is made to wait. */
  readonly uploadCapacity: number;
  readonly parallelInvocations: number;
  /** Unsent or unacknowledged bytes above which ephemeral messages are dropped and streams wait. */
  readonly pressureBytes: number;
  /** Above this the connection is closed with `allowReconnect`: durable messages are never dropped one by one. */
  readonly overflowBytes: number;
  readonly maxConnections: number;
  readonly maxConnectionsPerUser: number;

  /** Sends a negotiating client elsewhere. */
  readonly redirect: ((path: string) => Redirect | null) | null;
}

export const defaultSettings: HubSettings = {
  transports: ['WebSockets', 'ServerSentEvents', 'LongPolling'],
  protocols: ['json', 'messagepack'],
  authenticate: () => stranger,
  origins: 'same-host',
  hosts: 'any',
  requestHeaders: [],
  filters: [],
  detailedErrors: false,
  log: logToConsole,
  keepAliveMs: 15_000,
  clientTimeoutMs: 30_000,
  handshakeTimeoutMs: 15_000,
  connectTimeoutMs: 15_000,
  bodyTimeoutMs: 30_000,
  pollTimeoutMs: 90_000,
  pollGapMs: 15_000,
  clientResultTimeoutMs: 30_000,
  expiryGraceMs: 30_000,
  tokenRefresh: true,
  statefulReconnect: true,
  reconnectWindowMs: 30_000,
  failoverSpreadMs: 0,
  maxMessageBytes: 32 * 1024,
  uploadCapacity: 10,
  parallelInvocations: 1,
  pressureBytes: 1024 * 1024,
  overflowBytes: 8 * 1024 * 1024,
  maxConnections: Infinity,
  maxConnectionsPerUser: Infinity,
  redirect: null,
};
