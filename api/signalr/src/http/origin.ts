import { type IncomingMessage } from 'node:http';
import { type HubSettings } from '../settings.ts';
import { httpErrors } from './HttpError.ts';

/** Refuses what is asked under a name that has no hub, and by pages that may not. */
export function checkOrigin(
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
export function corsHeaders(request: IncomingMessage): Record<string, string> {
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
