import { type IncomingMessage, type ServerResponse } from 'node:http';
import { EventStreamTransport } from '../transports/EventStreamTransport.ts';
import { LongPollingTransport } from '../transports/LongPollingTransport.ts';
import { PostedTransport } from '../transports/PostedTransport.ts';
import { identify } from './access.ts';
import { type Answer, text } from './Answer.ts';
import { keepRequest } from '../connection/keepRequest.ts';
import { type Lobby } from './Lobby.ts';
import { httpErrors } from './HttpError.ts';

/** `GET {hub}?id=…`: an event stream if that is what the client accepts, else a long poll. Both answer by themselves. */
export async function get(
  lobby: Lobby,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const wantsEvents = request.headers.accept?.includes('text/event-stream') ?? false;
  await (wantsEvents ? openEvents : poll)(lobby, request, response, url);
}

async function openEvents(
  lobby: Lobby,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  lobby.requireTransport('ServerSentEvents');
  const caller = await identify(request, url, lobby.host.settings);
  const connection = lobby.find(url.searchParams.get('id'), caller, 'ServerSentEvents');
  if (connection.phase !== 'negotiated') throw httpErrors.alreadyConnected();
  const transport = new EventStreamTransport(response, connection);
  transport.open();
  connection.request = keepRequest(request, lobby.host.settings);
  connection.attach(transport);
}

async function poll(
  lobby: Lobby,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  lobby.requireTransport('LongPolling');
  const caller = await identify(request, url, lobby.host.settings);
  const token = url.searchParams.get('id');
  const departed = lobby.findDeparted(token, caller);
  if (departed) return departed.poll(response);
  const connection = lobby.find(token, caller, 'LongPolling');
  if (connection.carrier instanceof LongPollingTransport) return connection.carrier.poll(response);
  const { settings } = lobby.host;
  const transport = new LongPollingTransport(connection, { ...settings, now: () => lobby.host.now() });
  const { userId } = connection.caller;
  transport.onClosed = () => lobby.departed.set(connection.token, { transport, userId });
  connection.request = keepRequest(request, settings);
  connection.attach(transport);
  transport.greet(response);
}

/** `POST {hub}?id=…`: what the client has to say. */
export async function post(lobby: Lobby, request: IncomingMessage, url: URL): Promise<Answer> {
  const caller = await identify(request, url, lobby.host.settings);
  const { carrier } = lobby.find(url.searchParams.get('id'), caller);
  if (!(carrier instanceof PostedTransport)) throw httpErrors.wrongMethod();
  await carrier.post(request);
  return text(200);
}

/** `DELETE {hub}?id=…`: how a long polling client leaves. */
export async function leave(lobby: Lobby, request: IncomingMessage, url: URL): Promise<Answer> {
  const caller = await identify(request, url, lobby.host.settings);
  const token = url.searchParams.get('id') ?? '';
  const departed = lobby.findDeparted(token, caller);
  const { carrier } = departed ? { carrier: departed } : lobby.find(token, caller);
  if (!(carrier instanceof LongPollingTransport)) {
    return text(400, 'Cannot terminate this connection using the DELETE endpoint.');
  }
  carrier.leave();
  lobby.departed.delete(token);
  return text(202);
}
