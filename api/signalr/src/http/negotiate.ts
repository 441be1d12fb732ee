import type { IncomingMessage } from 'node:http';
import type { Caller } from '../caller.ts';
import { type TransportName } from '../transports/Transport.ts';
import { identify, tokenOf } from './access.ts';
import { type Answer, json } from './Answer.ts';
import type { Lobby } from './Lobby.ts';
import { httpErrors } from './HttpError.ts';

const MAX_VERSION = 1;
const formats: Record<TransportName, readonly string[]> = {
  WebSockets: ['Text', 'Binary'],
  ServerSentEvents: ['Text'],
  LongPolling: ['Text', 'Binary'],
};

/** `POST {hub}/negotiate`: who you are, what you may use, or where to go instead. */
export async function negotiate(lobby: Lobby, request: IncomingMessage, url: URL): Promise<Answer> {
  const { settings } = lobby.host;
  if (request.method !== 'POST') throw httpErrors.wrongMethod();
  const caller = await identify(request, url, settings);
  const redirect = settings.redirect?.(url.pathname);
  if (redirect) return json(redirect);
  const version = versionOf(url.searchParams);
  if (version === null) return json({ error: 'The client requested an invalid protocol version.' });
  const mayReturn =
    url.searchParams.get('useStatefulReconnect') === 'true' &&
    settings.statefulReconnect &&
    settings.transports.includes('WebSockets');
  const connection = lobby.create(caller, { hasToken: version > 0, mayReturn });
  return json({
    negotiateVersion: version,
    connectionId: connection.id,
    ...(version > 0 && { connectionToken: connection.token }),
    availableTransports: settings.transports.map((transport) => ({
      transport,
      transferFormats: formats[transport],
    })),
    // Only to clients that asked: the others refuse such an answer.
    ...(mayReturn && { useStatefulReconnect: true }),
    ...(settings.tokenRefresh && secondsLeft(caller, lobby.host.epoch())),
  });
}

/** 0 when the client does not say; null for nonsense. */
function versionOf(query: URLSearchParams): number | null {
  const wanted = query.get('negotiateVersion');
  if (wanted === null) return 0;
  return /^\d{1,9}$/.test(wanted) ? Math.min(Number(wanted), MAX_VERSION) : null;
}

/** `POST {hub}/refresh?id=…`: a live connection goes on with a new token of the same user. */
export async function refresh(lobby: Lobby, request: IncomingMessage, url: URL): Promise<Answer> {
  const { settings } = lobby.host;
  if (request.method !== 'POST') throw httpErrors.wrongMethod();
  if (!settings.tokenRefresh) return json({ error: 'refresh_disabled' }, 404);
  const id = url.searchParams.get('id');
  if (!id) return json({ error: 'missing_connection_token' }, 400);
  const connection = lobby.registry.get(id);
  if (!connection) return json({ error: 'connection_not_found' }, 404);
  const caller = await settings.authenticate({ token: tokenOf(request, url), path: url.pathname, request });
  if (!caller) return json({ error: 'invalid_token' }, 401);
  if (caller.userId !== connection.caller.userId) throw httpErrors.anotherUser();
  // Known first, asked then: access that ends in between is found by whoever ends it.
  connection.caller = caller;
  if ((await lobby.host.refreshed?.(connection)) === false) return json({ error: 'invalid_token' }, 401);
  const epoch = lobby.host.epoch();
  return json({
    connectionId: connection.id,
    refreshedAt: new Date(epoch).toISOString(),
    ...secondsLeft(caller, epoch),
  });
}

/** How long a client has until it should refresh, as negotiate and refresh say it; nothing when access does not end. */
function secondsLeft({ expiresAt }: Caller, epoch: number): { tokenLifetimeSeconds?: number } {
  if (expiresAt === undefined) return {};
  return { tokenLifetimeSeconds: Math.max(0, Math.floor((expiresAt - epoch) / 1000)) };
}
