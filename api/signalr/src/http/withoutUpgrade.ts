import { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type Duplex } from 'node:stream';
import { TLSSocket } from 'node:tls';
import { hangUp } from './refuseUpgrade.ts';

/** Node keeps so many headers of a request where nobody has said otherwise, and heeds those behind them all the same. */
const KEPT_HEADERS = 1_000;

/** What is said about the wish for another protocol: to the next hop alone, and of no use without it. */
const ABOUT_UPGRADE = ['upgrade', 'http2-settings'];

/** Whether a request wants to go on in WebSocket frames; some clients ask for `h2c` with every request. */
export function wantsWebSocket({ headers: { upgrade = '' } }: IncomingMessage): boolean {
  return upgrade.toLowerCase() === 'websocket';
}

/**
 * Lets the server take a request once more as if no other protocol had been asked for, which it may ignore (RFC 9110, 7.8).
 * Node has handed out the socket and reads no body any more: only from its beginning does the whole come as it was sent.
 */
export function withoutUpgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  // Nobody else listens while it waits, and what goes wrong is followed by 'close'.
  if (!socket.listeners('error').includes(ignore)) socket.on('error', ignore);
  // Without those that are lost, as the length of the body may be, it would be another request, and the body one more.
  if (request.rawHeaders.length >= 2 * (server.maxHeadersCount || KEPT_HEADERS))
    return hangUp(socket, 'HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\n\r\n');
  const before = last.get(socket);
  if (!before) return takeAgain(server, request, socket, head);
  // One answer after the other: whoever asks twice at once may not have the first one yet. Node has left the socket, and
  // no longer tells that answer when there is room for more of it.
  const goOn = () => before.emit('drain');
  socket.on('drain', goOn);
  before.once('close', () => {
    socket.off('drain', goOn);
    takeAgain(server, request, socket, head);
  });
}

const ignore = (): void => undefined;

/** The last answer on each socket, as long as it is not done. */
const last = new WeakMap<Duplex, ServerResponse>();

export function noteLast({ socket }: IncomingMessage, response: ServerResponse): void {
  last.set(socket, response);
  response.once('close', () => last.get(socket) === response && last.delete(socket));
}

function takeAgain(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  // The answer before it may have been the last one here.
  if (socket.destroyed || socket.writableEnded) return;
  // The answer before it has set the time for which a connection may be quiet.
  if (socket instanceof Socket) socket.setTimeout(0);
  socket.unshift(head);
  socket.unshift(Buffer.from(headOf(request), 'latin1'));
  server.emit(socket instanceof TLSSocket ? 'secureConnection' : 'connection', socket);
}

function headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (ABOUT_UPGRADE.includes(name.toLowerCase())) continue;
    lines.push(`${name}: ${name.toLowerCase() === 'connection' ? withoutOffer(value) : value}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function withoutOffer(connection: string): string {
  return connection
    .split(',')
    .map((word) => word.trim())
    .filter((word) => !ABOUT_UPGRADE.includes(word.toLowerCase()))
    .join(', ');
}
