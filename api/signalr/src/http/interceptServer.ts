import { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Duplex } from 'node:stream';
import { hangUp } from './refuseUpgrade.ts';

interface Interceptors {
  request(request: IncomingMessage, response: ServerResponse): boolean;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
}

/**
 * Goes before whatever listens on a server, whether it was there before or comes later: a listener cannot keep the
 * others from hearing, so `emit` is the only place.
 */
export function interceptServer(server: Server, { request, upgrade }: Interceptors): void {
  const emit = server.emit;
  server.emit = function (this: Server, name: string | symbol, ...values: unknown[]): boolean {
    // Node emits these two with just these values.
    if (name === 'request' && request(...(values as [IncomingMessage, ServerResponse]))) return true;
    if (name === 'upgrade' && upgrade(...(values as [IncomingMessage, Duplex, Buffer]))) return true;
    return Reflect.apply(emit, this, [name, ...values]) === true;
  };
  // Without a listener of its own Node would treat an upgrade as a plain request.
  const unclaimed = (_request: IncomingMessage, socket: Duplex): void => {
    if (server.listenerCount('upgrade') === 1)
      hangUp(socket, 'HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
  };
  server.on('upgrade', unclaimed);
}
