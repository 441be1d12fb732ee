import { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Duplex } from 'node:stream';
import { hangUp } from './refuseUpgrade.ts';
import { noteLast, wantsWebSocket, withoutUpgrade } from './withoutUpgrade.ts';

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
  const isTaken = (...asked: [IncomingMessage, Duplex, Buffer]) =>
    wantsWebSocket(asked[0]) && upgrade(...asked);
  const isAnswered = (...asked: [IncomingMessage, ServerResponse]) => {
    noteLast(...asked);
    return request(...asked);
  };
  server.emit = function (this: Server, name: string | symbol, ...values: unknown[]): boolean {
    // Node emits these two with just these values.
    if (name === 'request' && isAnswered(...(values as [IncomingMessage, ServerResponse]))) return true;
    if (name === 'upgrade' && isTaken(...(values as [IncomingMessage, Duplex, Buffer]))) return true;
    return Reflect.apply(emit, this, [name, ...values]) === true;
  };
  // Without a listener of its own Node would treat an upgrade as a plain request.
  const unclaimed = (asked: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (server.listenerCount('upgrade') > 1) return;
    if (wantsWebSocket(asked)) hangUp(socket, 'HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    else withoutUpgrade(server, asked, socket, head);
  };
  server.on('upgrade', unclaimed);
}
