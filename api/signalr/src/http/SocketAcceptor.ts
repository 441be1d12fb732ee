import { type IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { type Duplex } from 'node:stream';
import { WebSocketTransport } from '../transports/WebSocketTransport.ts';
import { acceptUpgrade, checkUpgrade } from '../webSocket/acceptUpgrade.ts';
import { identify } from './access.ts';
import { type Lobby } from './Lobby.ts';
import { refusals } from './Refusal.ts';

/** A frame may hold several messages; one above this breaks the socket before it fills the memory. */
const FRAME_SLACK = 4;

/** Turns upgrade requests into connections of one hub. */
export class SocketAcceptor {
  readonly #lobby: Lobby;

  constructor(lobby: Lobby) {
    this.#lobby = lobby;
  }

  async accept(request: IncomingMessage, socket: Duplex, head: Buffer, url: URL): Promise<void> {
    const lobby = this.#lobby;
    lobby.requireTransport('WebSockets');
    const key = checkUpgrade(request);
    const caller = await identify(request, url, lobby.hub.settings);
    const token = url.searchParams.get('id');
    // Without an id the client skipped the negotiation, and so has no promise of a return either.
    const connection = token
      ? lobby.find(token, caller, 'WebSockets')
      : lobby.create(caller, { hasToken: true, mayReturn: false });
    const isFree = connection.phase === 'negotiated' || connection.session?.isStateful === true;
    if (!isFree) throw refusals.alreadyConnected();
    // Node hands out the sockets of its own servers, or those of TLS, which are such too.
    if (!(socket instanceof Socket) || socket.destroyed) return void socket.destroy();
    acceptUpgrade(socket, key);
    const { maxMessageBytes } = lobby.hub.settings;
    const transport = new WebSocketTransport(socket, maxMessageBytes * FRAME_SLACK, connection);
    connection.attach(transport);
    if (head.length > 0) transport.read(head);
  }
}
