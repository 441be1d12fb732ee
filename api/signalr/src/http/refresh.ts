import { type IncomingMessage } from 'node:http';
import { tokenOf } from './access.ts';
import { type Answer, json } from './Answer.ts';
import { type Lobby } from './Lobby.ts';
import { httpErrors } from './HttpError.ts';
import { secondsLeft } from './secondsLeft.ts';

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
