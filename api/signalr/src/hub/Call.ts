import { type Caller } from '../caller.ts';
import { type TransportName } from '../transports/Transport.ts';
import { type ProtocolName } from '../protocol/Protocol.ts';
import { type CallerClients } from './Clients.ts';
import { type EventsOf } from './events.ts';
import { type CloseOptions } from './Recipients.ts';

/** What is kept of a request for as long as the connection lives. */
export interface ConnectionRequest {
  /** Who was at the other end of the socket: the client, or a proxy before this server. */
  readonly address: string;
  /** Those that `requestHeaders` names, in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** One client's connection, as hub methods see it. It survives a stateful reconnect. */
export interface HubConnection {
  /** Public: others may know it. */
  readonly id: string;
  readonly caller: Caller;
  /** The request that brought it: for WebSockets the upgrade, for long polling the first poll. */
  readonly request: ConnectionRequest;
  readonly transport: TransportName | null;
  readonly protocol: ProtocolName | null;
  /** Its transport was lost and the client may still return to it. */
  readonly isAway: boolean;
  /** For whatever the hub wants to remember while the connection lives. */
  readonly items: Map<string, unknown>;
  /** Aborts when the connection is over. */
  readonly signal: AbortSignal;
  /** Resolves when the client has taken enough of what was sent to be sent more. */
  drained(): Promise<void>;
  /** What is sent to this client while `act` runs leaves in as few pieces as the transport can: for hundreds at once. */
  together(act: () => void): void;
  close(options?: CloseOptions): void;
}

/** The groups of the caller's own connection. */
export interface CallerGroups {
  join(group: string): Promise<void>;
  leave(group: string): Promise<void>;
}

/** What `connected` and `disconnected` get. */
export interface HubContext<Events extends EventsOf<Events>> {
  readonly connection: HubConnection;
  readonly clients: CallerClients<Events>;
  readonly groups: CallerGroups;
}

/** What a hub method gets before its own arguments. */
export interface Call<Events extends EventsOf<Events>> extends HubContext<Events> {
  /** As the hub spells it; clients may write it in any case. */
  readonly method: string;
  /** What the client sent beside the arguments: `traceparent`, say. The stock client sends none, other clients may. */
  readonly headers: Readonly<Record<string, string>>;
  /** The arguments, parsed. */
  readonly values: readonly unknown[];
  /** Aborts when the client cancels this call or its connection is over. */
  readonly signal: AbortSignal;
}
