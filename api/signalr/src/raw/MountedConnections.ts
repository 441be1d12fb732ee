import { type RawConnection } from './RawConnection.ts';
import { type RawHost } from './RawHost.ts';

/** The raw connections of an address, from the outside; those of this process alone. */
export class MountedConnections {
  readonly #host: RawHost;

  constructor(host: RawHost) {
    this.#host = host;
  }

  get connectionCount(): number {
    return this.#host.open.size;
  }

  all(): RawConnection[] {
    return [...this.#host.open];
  }
}
