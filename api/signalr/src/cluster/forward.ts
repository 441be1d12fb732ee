import {
  type ClientRequest,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type Duplex } from 'node:stream';
import { urlOf } from '../http/access.ts';
import { refuseUpgrade } from '../http/refuseUpgrade.ts';
import { text } from '../http/Answer.ts';

/** Set on what one node hands to another, so that nothing is handed around in a circle. */
export const FORWARDED = 'x-signalr-forwarded';
const CONNECT_MS = 1_000;
const gone = text(404, 'No Connection with that ID');

/** Lets the node that has the connection answer. Bodies and answers flow through as they come. */
export function forwardRequest(request: IncomingMessage, response: ServerResponse, node: string): void {
  const onward = open(request, node);
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    // An event stream must open at the client although nothing has been posted yet.
    response.flushHeaders();
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  onward.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(gone.status, { 'Content-Type': 'text/plain' }).end(gone.body);
  });
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

/** The same for WebSockets: after the upgrade the two sockets are one. `onGone` when that node cannot be reached. */
export function forwardUpgrade(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  node: string,
  onGone: () => void,
): void {
  const onward = open(request, node);
  onward.on('upgrade', (answer, otherSocket, otherHead) => {
    const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
    socket.write(`${['HTTP/1.1 101 Switching Protocols', ...headers].join('\r\n')}\r\n\r\n`);
    socket.write(otherHead);
    otherSocket.write(head);
    join(socket, otherSocket);
    join(otherSocket, socket);
  });
  onward.on('response', (answer) => {
    answer.resume();
    refuseUpgrade(socket, text(answer.statusCode ?? 502, answer.statusMessage));
  });
  // A client that has left breaks it off too, and says nothing about the node.
  onward.on('error', () => socket.destroyed || onGone());
  socket.on('close', () => onward.destroy());
  // Nobody else listens while it waits, and what goes wrong is followed by 'close'.
  socket.on('error', () => undefined);
  onward.end();
}

function open(request: IncomingMessage, node: string): ClientRequest {
  // Path and query only: a client may write a whole url, and must not choose whom we call.
  const { pathname, search } = urlOf(request);
  const url = new URL(pathname + search, node);
  const headers = { ...request.headers, [FORWARDED]: '1' };
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const onward = send(url, { method: request.method, headers });
  onward.on('socket', (socket) => {
    if (!socket.connecting) return;
    // A machine that is gone refuses nothing; it is just silent.
    const giveUp = setTimeout(() => onward.destroy(new Error('The other node does not answer.')), CONNECT_MS);
    socket.once('connect', () => clearTimeout(giveUp));
    socket.once('close', () => clearTimeout(giveUp));
  });
  return onward;
}

function join(from: Duplex, to: Duplex): void {
  from.pipe(to);
  from.on('error', () => to.destroy());
  from.on('close', () => to.destroy());
}
