import { STATUS_CODES } from 'node:http';
import { type Duplex } from 'node:stream';
import { type Answer } from './Answer.ts';

/** Answers an upgrade request with plain HTTP and hangs up. */
export function refuseUpgrade(socket: Duplex, { status, body = '' }: Answer): void {
  hangUp(
    socket,
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Connection: close',
      'Content-Type: text/plain',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}

/**
 * Says a last word on a socket that Node has handed out for an upgrade. Node has no hand in it any more: an error that
 * nobody hears would end the process, and whoever neither leaves nor is quiet would keep the socket for good.
 */
export function hangUp(socket: Duplex, words: string): void {
  socket.on('error', () => undefined);
  socket.end(words, () => socket.destroy());
}
