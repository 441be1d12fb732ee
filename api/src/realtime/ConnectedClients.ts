import type { HubConnection } from '@plaza/signalr-server';
import type { EventCursor } from './EventCursor.ts';

/** One connection of a member to this process. */
export interface ConnectedClient {
  connection: HubConnection;
  userId: string;
  /** The session it stands on now: a refresh may have put it on another one of the same person. */
  readonly sessionId: string;
  cursor: EventCursor;
  /** The channels that it asked for and has not left, by name. */
  readonly subscriptions: Map<string, ChannelSubscription>;
}

/** A place of a connection on a channel. It is kept while access is away, and taken again when that is back. */
export interface ChannelSubscription {
  isTaken: boolean;
  /** How often somebody has looked whether it may be taken. */
  looks: number;
}

/** Who is connected to this process: by connection and by person. */
export class ConnectedClients {
  readonly #byId = new Map<string, ConnectedClient>();
  readonly #byUser = new Map<string, Set<ConnectedClient>>();

  add(client: ConnectedClient): void {
    this.#byId.set(client.connection.id, client);
    const others = this.#byUser.get(client.userId);
    if (others) others.add(client);
    else this.#byUser.set(client.userId, new Set([client]));
  }

  remove(connectionId: string): ConnectedClient | undefined {
    const client = this.#byId.get(connectionId);
    if (!client) return undefined;
    this.#byId.delete(connectionId);
    const same = this.#byUser.get(client.userId);
    same?.delete(client);
    if (same?.size === 0) this.#byUser.delete(client.userId);
    return client;
  }

  get(connectionId: string): ConnectedClient | undefined {
    return this.#byId.get(connectionId);
  }

  all(): ConnectedClient[] {
    return [...this.#byId.values()];
  }

  has(userId: string): boolean {
    return this.#byUser.has(userId);
  }

  of(userId: string): ConnectedClient[] {
    return [...(this.#byUser.get(userId) ?? [])];
  }

  userIds(): string[] {
    return [...this.#byUser.keys()];
  }
}
