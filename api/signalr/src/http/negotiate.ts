import { type IncomingMessage } from 'node:http';
import { type TransportName } from '../transports/Transport.ts';
import { identify } from './access.ts';
import { type Answer, json } from './Answer.ts';
import { type Lobby } from './Lobby.ts';
import { httpErrors } from './HttpError.ts';
import { secondsLeft } from './secondsLeft.ts';

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
