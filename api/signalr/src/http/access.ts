import { type IncomingMessage } from 'node:http';
import { type Caller } from '../caller.ts';
import { type HubSettings } from '../settings.ts';
import { httpErrors } from './HttpError.ts';

const nowhere = 'http://hub/';

/** The url of a request; its host is of no interest. What cannot be read as one is nobody's path. */
export function urlOf({ url: path = '/' }: IncomingMessage): URL {
  const text = path.startsWith('/') ? `http://hub${path}` : path;
  return new URL(URL.canParse(text) ? text : nowhere);
}

/** The header wins; the query is for browsers, which cannot set headers on WebSockets and event streams. */
export function tokenOf(request: IncomingMessage, url: URL): string | null {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return bearer ?? url.searchParams.get('access_token');
}

export async function identify(request: IncomingMessage, url: URL, settings: HubSettings): Promise<Caller> {
  const caller = await settings.authenticate({ token: tokenOf(request, url), path: url.pathname, request });
  if (!caller) throw httpErrors.unauthorized();
  return caller;
}

/** An url for a log: without the two secrets that SignalR puts into urls. */
export function redactUrl(url: string): string {
  return url.replace(/([?&](?:access_token|id)=)[^&#]*/gi, '$1[redacted]');
}
