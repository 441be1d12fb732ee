import { Clients } from '../hub/Clients.ts';
import { type EventsOf } from '../hub/events.ts';
import { type Hub } from './Hub.ts';

/** A hub from the outside: for routes, jobs and other hubs that have something to say to its clients. */
export class MountedHub<Events extends EventsOf<Events>> {
  readonly clients: Clients<Events>;
  /** The same, of this process alone: for other that every process hears by itself. */
  readonly here: Clients<Events>;
  readonly #hub: Hub;

  constructor(hub: Hub) {
    this.#hub = hub;
    const { router } = hub;
    this.clients = new Clients<Events>(router);
    this.here = new Clients<Events>({
      send: (address, outgoing) => router.sendHere(address, outgoing),
      close: (address, options) => router.closeHere(address, options),
      ask: (connectionId, event, values) => router.askHere(connectionId, event, values),
    });
  }

  /** How many clients are connected to this node. */
  get connectionCount(): number {
    return this.#hub.router.members.count;
  }

  /** Bytes that wait for slow or absent clients of this node. */
  get bufferedBytes(): number {
    let bytes = 0;
    for (const { session } of this.#hub.router.members.all()) bytes += session?.outbox.bytes ?? 0;
    return bytes;
  }

  /** Resolves when the membership holds, on whatever node the connection is. */
  join(connectionId: string, group: string): Promise<void> {
    return this.#hub.router.setMembership(connectionId, group, true);
  }

  leave(connectionId: string, group: string): Promise<void> {
    return this.#hub.router.setMembership(connectionId, group, false);
  }
}
