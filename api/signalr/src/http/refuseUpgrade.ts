import { STATUS_CODES } from 'node:http';
import { type Duplex } from 'node:stream';
import { type Answer } from './Answer.ts';

/** Answers an upgrade request with plain HTTP and hangs up. */
export function refuseUpgrade(socket: Duplex, { status, body = '' }: Answer): void {
  socket.on('error', () => undefined);
  socket.end(
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
