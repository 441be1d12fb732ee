import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Duplex } from 'node:stream';
import type { HubSettings } from '../settings.ts';
import { type Answer, text } from './Answer.ts';
import { get, leave, post } from './carry.ts';
import { type Lobby } from './Lobby.ts';
import { negotiate, refresh } from './negotiate.ts';
import { httpErrors, HttpError } from './HttpError.ts';
import { refuseUpgrade } from './refuseUpgrade.ts';
import { SocketAcceptor } from './SocketAcceptor.ts';

/** The addresses of one hub, or of raw connections: `{hub}/negotiate`, `{hub}/refresh`, and `{hub}` itself for the transports. */
export class HubEndpoint {
  readonly lobby: Lobby;
  readonly #sockets: SocketAcceptor;

  constructor(lobby: Lobby) {
    this.lobby = lobby;
    this.#sockets = new SocketAcceptor(lobby);
  }

  /** Whether a path is one of this hub's. */
  owns(path: string): boolean {
    return this.#actOf(path) !== null;
  }

  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    try {
      checkOrigin(request, this.lobby.host.settings);
      for (const [name, value] of Object.entries(corsHeaders(request))) response.setHeader(name, value);
      const answer = await this.#answer(request, response, url);
      if (answer) write(response, answer);
    } catch (error) {
      if (!response.headersSent) write(response, this.#toAnswer(error));
      else response.destroy();
    }
  }

  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, url: URL): Promise<void> {
    // Whoever breaks off while it is found out who they are: what goes wrong is followed by 'close'.
    socket.on('error', () => undefined);
    try {
      if (this.#actOf(url.pathname) !== '') throw httpErrors.wrongMethod();
      checkOrigin(request, this.lobby.host.settings);
      await this.#sockets.accept(request, socket, head, url);
    } catch (error) {
      refuseUpgrade(socket, this.#toAnswer(error));
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<Answer | void> {
    if (request.method === 'OPTIONS') return text(204);
    const act = this.#actOf(url.pathname);
    if (act === 'negotiate') return negotiate(this.lobby, request, url);
    if (act === 'refresh') return refresh(this.lobby, request, url);
    switch (request.method) {
      case 'GET':
        return get(this.lobby, request, response, url);
      case 'POST':
        return post(this.lobby, request, url);
      case 'DELETE':
        return leave(this.lobby, request, url);
      default:
        throw httpErrors.wrongMethod();
    }
  }

  /** '' is the hub itself, null another's path. */
  #actOf(path: string): '' | 'negotiate' | 'refresh' | null {
    const { path: base } = this.lobby.host;
    const tidy = path.endsWith('/') ? path.slice(0, -1) : path;
    if (tidy === base) return '';
    if (tidy === `${base}/negotiate`) return 'negotiate';
    return tidy === `${base}/refresh` ? 'refresh' : null;
  }

  #toAnswer(error: unknown): Answer {
    if (error instanceof HttpError) return text(error.status, error.message);
    this.lobby.host.log({ level: 'error', text: 'a request failed', error });
    return text(500, 'The server could not answer.');
  }
}

function write(response: ServerResponse, { status, contentType, body = '' }: Answer): void {
  if (contentType !== undefined && status !== 204) response.setHeader('Content-Type', contentType);
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status).end(status === 204 ? undefined : body);
}

/** Refuses what is asked under a name that has no hub, and by pages that may not. */
function checkOrigin(
  request: IncomingMessage,
  { origins, hosts }: Pick<HubSettings, 'origins' | 'hosts'>,
): void {
  if (hosts !== 'any' && !hosts((request.headers.host ?? '').toLowerCase())) throw httpErrors.foreignHost();
  if (!isAllowed(request, origins)) throw httpErrors.foreignOrigin();
}

/** Requests without an Origin come from programs, which could say anything. */
function isAllowed(request: IncomingMessage, origins: HubSettings['origins']): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (typeof origins === 'function') return origins(origin);
  if (origins === 'same-host') return URL.canParse(origin) && new URL(origin).host === host;
  return origins.includes(origin);
}

/** Lets an allowed page of another host read the answers. */
function corsHeaders(request: IncomingMessage): Record<string, string> {
  const { origin } = request.headers;
  if (origin === undefined) return {};
  const headers: Record<string, string> = {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    Vary: 'Origin',
  };
  if (request.method !== 'OPTIONS') return headers;
  const wanted = request.headers['access-control-request-headers'];
  return {
    ...headers,
    'Access-Control-Allow-Methods': 'GET, POST, DELETE',
    'Access-Control-Allow-Headers':
      wanted ?? 'authorization, content-type, x-requested-with, x-signalr-user-agent',
    'Access-Control-Max-Age': '600',
  };
}
