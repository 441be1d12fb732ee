import { type Caller } from '../caller.ts';
import { newId } from '../cluster/ids.ts';
import { Connection } from '../connection/Connection.ts';
import { type Hub } from '../hub/Hub.ts';
import { type LongPollingTransport } from '../transports/LongPollingTransport.ts';
import { type TransportName } from '../transports/Transport.ts';
import { refusals } from './Refusal.ts';
import { Registry } from './Registry.ts';

interface Departed {
  readonly transport: LongPollingTransport;
  readonly userId: string | null;
}

const DRAIN_LOOK_MS = 20;

/** Where the connections of one hub begin, are found again by their secret token, and end. */
export class Lobby {
  readonly hub: Hub;
  /** Whose name stands in the ids that are made here. */
  readonly node: string;
  readonly registry = new Registry();
  /** Ended long polling connections whose client's next poll has yet to hear of it. */
  readonly departed = new Map<string, Departed>();
  isDraining = false;

  constructor(hub: Hub, node: string) {
    this.hub = hub;
    this.node = node;
    hub.onClosed = (connection) => this.registry.remove(connection);
  }

  /** In version 0 of negotiate the one public id is also the token. */
  create(caller: Caller, options: { hasToken: boolean; mayReturn: boolean }): Connection {
    const { settings } = this.hub;
    if (this.isDraining) throw refusals.draining();
    if (this.registry.count >= settings.maxConnections) throw refusals.tooMany();
    if (caller.userId !== null && !this.#hasRoomFor(caller.userId)) throw refusals.tooManyOfUser();
    const id = newId(this.node);
    const token = options.hasToken ? newId(this.node) : id;
    const { mayReturn } = options;
    const connection = new Connection({ id, token, caller, mayReturn }, this.hub);
    this.registry.add(connection);
    return connection;
  }

  /** Who loads a page again and again leaves connections behind that wait for a return: the new page is that return. */
  #hasRoomFor(userId: string): boolean {
    if (this.registry.countOf(userId) < this.hub.settings.maxConnectionsPerUser) return true;
    const away = this.registry.all().filter(({ isAway, caller }) => isAway && caller.userId === userId);
    const [longest] = away.sort((one, other) => one.since - other.since);
    longest?.close();
    return longest !== undefined;
  }

  /** The connection that a request names, if it is the caller's and may be carried this way. */
  find(token: string | null, caller: Caller, transport?: TransportName): Connection {
    if (!token) throw refusals.idRequired();
    const connection = this.registry.get(token);
    if (!connection) throw refusals.unknownConnection();
    if (connection.caller.userId !== caller.userId) throw refusals.anotherUser();
    if (transport && connection.transport !== null && connection.transport !== transport) {
      throw refusals.transportChanged();
    }
    return connection;
  }

  /** The transport of a connection that has ended, for its own user. */
  findDeparted(token: string | null, caller: Caller): LongPollingTransport | null {
    const departed = this.departed.get(token ?? '');
    return departed && departed.userId === caller.userId ? departed.transport : null;
  }

  requireTransport(name: TransportName): void {
    if (!this.hub.settings.transports.includes(name)) throw refusals.transportOff();
  }

  /** Lets running calls end, for a while, then sends every client away. */
  async drain({ allowReconnect, graceMs }: { allowReconnect: boolean; graceMs: number }): Promise<void> {
    this.isDraining = true;
    const isBusy = (): boolean =>
      this.registry.all().some(({ session }) => session !== null && !session.invocations.isIdle);
    const deadline = this.hub.now() + graceMs;
    while (isBusy() && this.hub.now() < deadline) {
      await new Promise<void>((resolve) => this.hub.after(DRAIN_LOOK_MS, resolve));
    }
    for (const connection of this.registry.all()) connection.close({ allowReconnect });
    await this.hub.settled();
  }

  tick(now: number): void {
    for (const connection of this.registry.all()) connection.tick(now);
    for (const [token, { transport }] of this.departed) {
      if (transport.isForgettable(now)) this.departed.delete(token);
    }
  }
}
