import { type IncomingMessage } from 'node:http';
import { type Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { WebSocketTransport } from '../transports/WebSocketTransport.ts';
import { identify } from './access.ts';
import { type Lobby } from './Lobby.ts';
import { refusals } from './Refusal.ts';

/** A frame may hold several messages; one above this breaks the socket before it fills the memory. */
const FRAME_SLACK = 4;

/** Turns upgrade requests into connections of one hub. */
export class SocketAcceptor {
  readonly #lobby: Lobby;
  readonly #server: WebSocketServer;

  constructor(lobby: Lobby) {
    this.#lobby = lobby;
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: lobby.hub.settings.maxMessageBytes * FRAME_SLACK,
    });
  }

  async accept(request: IncomingMessage, socket: Duplex, head: Buffer, url: URL): Promise<void> {
    const lobby = this.#lobby;
    lobby.requireTransport('WebSockets');
    const caller = await identify(request, url, lobby.hub.settings);
    const token = url.searchParams.get('id');
    // Without an id the client skipped the negotiation, and so has no promise of a return either.
    const connection = token
      ? lobby.find(token, caller, 'WebSockets')
      : lobby.create(caller, { hasToken: true, mayReturn: false });
    const isFree = connection.phase === 'negotiated' || connection.session?.isStateful === true;
    if (!isFree) throw refusals.alreadyConnected();
    this.#server.handleUpgrade(request, socket, head, (webSocket) => {
      if (connection.phase === 'closed') return webSocket.terminate();
      connection.attach(new WebSocketTransport(webSocket, socket, connection));
    });
  }
}
