import { createHash } from 'node:crypto';
import { type IncomingMessage } from 'node:http';
import { type Duplex } from 'node:stream';
import { HttpError } from './HttpError.ts';

/** RFC 6455, 1.3: the same for everybody. */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const KEY = /^[+/0-9A-Za-z]{22}==$/;
const VERSION = '13';

/** Throws where a request does not ask for a WebSocket as it should. */
export function checkUpgrade({ method, headers }: IncomingMessage): string {
  const { upgrade = '', 'sec-websocket-version': version, 'sec-websocket-key': key = '' } = headers;
  const isAsked = method === 'GET' && upgrade.toLowerCase() === 'websocket' && KEY.test(key);
  if (!isAsked) throw new HttpError(400, 'Not a WebSocket request');
  if (version !== VERSION)
    throw new HttpError(426, `Only version ${VERSION} of the WebSocket protocol is spoken`);
  return key;
}

/** Says yes. From here on both sides speak in frames; no extension and no subprotocol is taken up. */
export function acceptUpgrade(socket: Duplex, key: string): void {
  const accept = createHash('sha1')
    .update(key + GUID)
    .digest('base64');
  socket.write(
    [
      'HTTP/1.1 101 Switching Protocols',
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Accept: ${accept}`,
      '\r\n',
    ].join('\r\n'),
  );
}
