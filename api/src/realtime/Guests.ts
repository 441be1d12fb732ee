import type { HubConnection } from '@plaza/signalr-server';
import type { Feed } from './Feed.ts';

/** One connection of a member to this process. */
export interface Guest {
  connection: HubConnection;
  userId: string;
  /** The session it stands on now: a refresh may have put it on another one of the same person. */
  readonly sessionId: string;
  feed: Feed;
  /** The channels that it asked for and has not left, by name. */
  readonly seats: Map<string, Seat>;
}

/** A place of a connection on a channel. It is kept while access is away, and taken again when that is back. */
export interface Seat {
  isTaken: boolean;
  /** How often somebody has looked whether it may be taken. */
  looks: number;
}

/** Who is connected to this process: by connection and by person. */
export class Guests {
  readonly #byId = new Map<string, Guest>();
  readonly #byUser = new Map<string, Set<Guest>>();

  add(guest: Guest): void {
    this.#byId.set(guest.connection.id, guest);
    const others = this.#byUser.get(guest.userId);
    if (others) others.add(guest);
    else this.#byUser.set(guest.userId, new Set([guest]));
  }

  remove(connectionId: string): Guest | undefined {
    const guest = this.#byId.get(connectionId);
    if (!guest) return undefined;
    this.#byId.delete(connectionId);
    const same = this.#byUser.get(guest.userId);
    same?.delete(guest);
    if (same?.size === 0) this.#byUser.delete(guest.userId);
    return guest;
  }

  get(connectionId: string): Guest | undefined {
    return this.#byId.get(connectionId);
  }

  all(): Guest[] {
    return [...this.#byId.values()];
  }

  of(userId: string): Guest[] {
    return [...(this.#byUser.get(userId) ?? [])];
  }

  userIds(): string[] {
    return [...this.#byUser.keys()];
  }
}
