import { type Transport, type TransportEvents } from '../transports/Transport.ts';

/**
 * For a socket that is to take up a connection whose server is gone. Were it refused, its client would only know that
 * something broke, and wait. So it is taken, and closed as if all were well: then a client begins anew at once.
 */
export class Parting implements TransportEvents {
  /** Not before the client has spoken: one that cannot send any more takes it for a break. */
  received(transport: Transport): void {
    transport.close();
  }

  alive(): void {
    // Nobody counts.
  }

  hasSpace(): void {
    // Nothing waits.
  }

  lost(): void {
    // Nothing is lost.
  }
}
