import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { nodeOf } from '../ids.ts';
import type { TransportEvents, Transport } from '../transports/Transport.ts';
import { WebSocketTransport } from '../transports/WebSocketTransport.ts';
import { identify } from './access.ts';
import { keepRequest } from '../connection/keepRequest.ts';
import { type Lobby } from './Lobby.ts';
import { httpErrors, HttpError } from './HttpError.ts';

/** Of somebody who is only sent away. */
const MOST_PARTING_BYTES = 4 * 1024;
/** Of those who name a node that is not there. Beyond that they are just unknown. */
const MOST_SENT_AWAY = 20_000;
/** A token has less than half as many. What is longer was never given out, and as much as a stranger likes is not kept. */
const MOST_TOKEN_LETTERS = 100;

/** Turns upgrade requests into connections of one address. */
export class SocketAcceptor {
  readonly #lobby: Lobby;
  readonly #sentAway = new Set<string>();

  constructor(lobby: Lobby) {
    this.#lobby = lobby;
  }

  async accept(request: IncomingMessage, socket: Duplex, head: Buffer, url: URL): Promise<void> {
    const lobby = this.#lobby;
    lobby.requireTransport('WebSockets');
    const key = checkUpgrade(request);
    const token = url.searchParams.get('id');
    // Whoever it is: nothing is told, and the crowd of a node that died need not be asked for its papers twice.
    if (token !== null && isOfAnother(lobby, token)) return this.#sendAway(token, socket, head, key);
    const caller = await identify(request, url, lobby.host.settings);
    // Without an id the client skipped the negotiation, and so has no promise of a return either.
    const connection = token
      ? lobby.find(token, caller, 'WebSockets')
      : lobby.create(caller, { hasToken: true, mayReturn: false });
    if (connection.phase !== 'negotiated' && !connection.mayBeTakenUp) throw httpErrors.alreadyConnected();
    const { maxMessageBytes } = lobby.host.settings;
    const transport = this.#open(socket, key, connection, maxMessageBytes);
    if (!transport) return;
    connection.request = keepRequest(request, lobby.host.settings);
    connection.attach(transport);
    if (head.length > 0) transport.read(head);
  }

  /** The node that had it cannot be reached, or we would not have been asked. Once: stock clients try again when sent away. */
  #sendAway(token: string, socket: Duplex, head: Buffer, key: string): void {
    if (this.#sentAway.has(token) || this.#sentAway.size >= MOST_SENT_AWAY)
      throw httpErrors.unknownConnection();
    const { host } = this.#lobby;
    this.#sentAway.add(token);
    host.after(host.settings.reconnectWindowMs, () => this.#sentAway.delete(token));
    const { failoverSpreadMs } = host.settings;
    const parting = new Parting((close) => {
      if (failoverSpreadMs === 0) close();
      else host.after(Math.random() * failoverSpreadMs, close);
    });
    const transport = this.#open(socket, key, parting, MOST_PARTING_BYTES);
    if (!transport) return;
    const giveUp = host.after(host.settings.handshakeTimeoutMs, () => transport.terminate());
    socket.on('close', giveUp);
    if (head.length > 0) transport.read(head);
  }

  /** Null when the client has left meanwhile. */
  #open(socket: Duplex, key: string, events: TransportEvents, wholeBytes: number): WebSocketTransport | null {
    // Node hands out the sockets of its own servers, or those of TLS, which are such too.
    if (!(socket instanceof Socket) || socket.destroyed) {
      socket.destroy();
      return null;
    }
    acceptUpgrade(socket, key);
    return new WebSocketTransport(socket, wholeBytes, events);
  }
}

function isOfAnother({ node }: Lobby, token: string): boolean {
  const home = nodeOf(token);
  return token.length <= MOST_TOKEN_LETTERS && home !== '' && home !== node;
}

/**
 * For a socket that is to take up a connection whose server is gone. Were it refused, its client would only know that
 * something broke, and wait. So it is taken, and closed as if all were well: then a client begins anew at once.
 */
class Parting implements TransportEvents {
  readonly #inTime: (close: () => void) => void;
  #hasSpoken = false;

  constructor(inTime: (close: () => void) => void) {
    this.#inTime = inTime;
  }

  /** Not before the client has spoken: one that cannot send any more takes it for a break. */
  received(transport: Transport): void {
    // One moment is enough for however much a stranger says until then.
    if (this.#hasSpoken) return;
    this.#hasSpoken = true;
    this.#inTime(() => transport.close());
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

/** RFC 6455, 1.3: the same for everybody. */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const KEY = /^[+/0-9A-Za-z]{22}==$/;
const VERSION = '13';

/** Throws where a request does not ask for a WebSocket as it should. */
function checkUpgrade({ method, headers }: IncomingMessage): string {
  const { upgrade = '', 'sec-websocket-version': version, 'sec-websocket-key': key = '' } = headers;
  const isAsked = method === 'GET' && upgrade.toLowerCase() === 'websocket' && KEY.test(key);
  if (!isAsked) throw new HttpError(400, 'Not a WebSocket request');
  if (version !== VERSION)
    throw new HttpError(426, `Only version ${VERSION} of the WebSocket protocol is spoken`);
  return key;
}

/** Says yes. From here on both sides speak in frames; no extension and no subprotocol is taken up. */
function acceptUpgrade(socket: Duplex, key: string): void {
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
