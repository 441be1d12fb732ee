import { everyone, toConnections, toGroups, toUsers } from './address.ts';
import { type EventsOf } from './events.ts';
import { type Asking, OneClient } from './OneClient.ts';
import { Recipients } from './Recipients.ts';

/** Every way to say whom. */
export class Clients<Events extends EventsOf<Events>> {
  protected readonly asking: Asking;

  constructor(asking: Asking) {
    this.asking = asking;
  }

  get all(): Recipients<Events> {
    return new Recipients(this.asking, everyone);
  }

  client(connectionId: string): OneClient<Events> {
    return new OneClient(this.asking, connectionId);
  }

  clients(connectionIds: readonly string[]): Recipients<Events> {
    return new Recipients(this.asking, toConnections(connectionIds));
  }

  group(name: string): Recipients<Events> {
    return new Recipients(this.asking, toGroups([name]));
  }

  groups(names: readonly string[]): Recipients<Events> {
    return new Recipients(this.asking, toGroups(names));
  }

  user(userId: string): Recipients<Events> {
    return new Recipients(this.asking, toUsers([userId]));
  }

  users(userIds: readonly string[]): Recipients<Events> {
    return new Recipients(this.asking, toUsers(userIds));
  }
}

/** As seen from one connection, which is the caller. */
export class CallerClients<Events extends EventsOf<Events>> extends Clients<Events> {
  readonly #callerId: string;

  constructor(asking: Asking, callerId: string) {
    super(asking);
    this.#callerId = callerId;
  }

  get caller(): OneClient<Events> {
    return this.client(this.#callerId);
  }

  get others(): Recipients<Events> {
    return this.all.except(this.#callerId);
  }

  othersInGroup(name: string): Recipients<Events> {
    return this.group(name).except(this.#callerId);
  }
}
