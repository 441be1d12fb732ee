import { Clients } from './Clients.ts';
import { type EventsOf } from './events.ts';
import { type Hub } from './Hub.ts';

/** A hub from the outside: for routes, jobs and other hubs that have something to say to its clients. */
export class MountedHub<Events extends EventsOf<Events>> {
  readonly clients: Clients<Events>;
  readonly #hub: Hub;

  constructor(hub: Hub) {
    this.#hub = hub;
    this.clients = new Clients<Events>(hub.router);
  }

  /** How many clients are connected to this node. */
  get connectionCount(): number {
    return this.#hub.router.members.count;
  }

  /** Resolves when the membership holds, on whatever node the connection is. */
  join(connectionId: string, group: string): Promise<void> {
    return this.#hub.router.setMembership(connectionId, group, true);
  }

  leave(connectionId: string, group: string): Promise<void> {
    return this.#hub.router.setMembership(connectionId, group, false);
  }
}
