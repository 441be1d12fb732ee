import { type Caller } from '../caller.ts';
import { newId } from '../ids.ts';
import type { Carried, CarriedHost } from '../connection/Carried.ts';
import { type LongPollingTransport } from '../transports/LongPollingTransport.ts';
import { type TransportName } from '../transports/Transport.ts';
import { httpErrors } from './HttpError.ts';

interface Departed {
  readonly transport: LongPollingTransport;
  readonly userId: string | null;
}

const DRAIN_LOOK_MS = 20;

/** Where the connections of one address begin, are found again by their secret token, and end. */
export class Lobby {
  readonly host: CarriedHost;
  /** Whose name stands in the ids that are made here. */
  readonly node: string;
  readonly registry = new ConnectionTable();
  /** Ended long polling connections whose client's next poll has yet to hear of it. */
  readonly departed = new Map<string, Departed>();
  isDraining = false;

  constructor(host: CarriedHost, node: string) {
    this.host = host;
    this.node = node;
    host.onClosed = (connection) => this.registry.remove(connection);
  }

  /** In version 0 of negotiate the one public id is also the token. */
  create(caller: Caller, options: { hasToken: boolean; mayReturn: boolean }): Carried {
    const { settings } = this.host;
    if (this.isDraining) throw httpErrors.draining();
    if (this.registry.count >= settings.maxConnections) throw httpErrors.tooMany();
    if (caller.userId !== null && !this.#hasSpaceFor(caller.userId)) throw httpErrors.tooManyOfUser();
    const id = newId(this.node);
    const token = options.hasToken ? newId(this.node) : id;
    const { mayReturn } = options;
    const connection = this.host.createConnection({ id, token, caller, mayReturn });
    this.registry.add(connection);
    return connection;
  }

  /** Who loads a page again and again leaves connections behind that wait for a return: the new page is that return. */
  #hasSpaceFor(userId: string): boolean {
    if (this.registry.countOf(userId) < this.host.settings.maxConnectionsPerUser) return true;
    const away = this.registry.all().filter(({ isAway, caller }) => isAway && caller.userId === userId);
    const [longest] = away.sort((one, other) => one.since - other.since);
    longest?.close();
    return longest !== undefined;
  }

  /** The connection that a request names, if it is the caller's and may be carried this way. */
  find(token: string | null, caller: Caller, transport?: TransportName): Carried {
    if (!token) throw httpErrors.idRequired();
    const connection = this.registry.get(token);
    if (!connection) throw httpErrors.unknownConnection();
    if (connection.caller.userId !== caller.userId) throw httpErrors.anotherUser();
    if (transport && connection.transport !== null && connection.transport !== transport) {
      throw httpErrors.transportChanged();
    }
    return connection;
  }

  /** The transport of a connection that has ended, for its own user. */
  findDeparted(token: string | null, caller: Caller): LongPollingTransport | null {
    const departed = this.departed.get(token ?? '');
    return departed && departed.userId === caller.userId ? departed.transport : null;
  }

  requireTransport(name: TransportName): void {
    if (!this.host.settings.transports.includes(name)) throw httpErrors.transportOff();
  }

  /** Lets running calls end, for a while, then sends every client away. */
  async drain({ allowReconnect, graceMs }: { allowReconnect: boolean; graceMs: number }): Promise<void> {
    this.isDraining = true;
    const isBusy = (): boolean => this.registry.all().some(({ isIdle }) => !isIdle);
    const deadline = this.host.now() + graceMs;
    while (isBusy() && this.host.now() < deadline) {
      await new Promise<void>((resolve) => this.host.after(DRAIN_LOOK_MS, resolve));
    }
    for (const connection of this.registry.all()) connection.close({ allowReconnect });
    await this.host.settled();
  }

  tick(now: number): void {
    for (const connection of this.registry.all()) connection.tick(now);
    for (const [token, { transport }] of this.departed) {
      if (transport.isForgettable(now)) this.departed.delete(token);
    }
  }
}

/** Every connection of an address on this node from its negotiation on, by its secret token. */
class ConnectionTable {
  readonly #byToken = new Map<string, Carried>();
  readonly #perUser = new Map<string, number>();

  get count(): number {
    return this.#byToken.size;
  }

  get(token: string): Carried | undefined {
    return this.#byToken.get(token);
  }

  all(): Carried[] {
    return [...this.#byToken.values()];
  }

  countOf(userId: string): number {
    return this.#perUser.get(userId) ?? 0;
  }

  add(connection: Carried): void {
    this.#byToken.set(connection.token, connection);
    this.#count(connection, 1);
  }

  remove(connection: Carried): void {
    if (this.#byToken.delete(connection.token)) this.#count(connection, -1);
  }

  #count({ caller: { userId } }: Carried, change: number): void {
    if (userId === null) return;
    const count = this.countOf(userId) + change;
    if (count > 0) this.#perUser.set(userId, count);
    else this.#perUser.delete(userId);
  }
}
