import { type IncomingMessage } from 'node:http';
import { type ConnectionRequest } from '../hub/Call.ts';

/** What a connection keeps of the request that brought it. */
export function keepRequest(
  { headers, socket }: IncomingMessage,
  { requestHeaders }: { readonly requestHeaders: readonly string[] },
): ConnectionRequest {
  const kept = requestHeaders.flatMap((name) => {
    const value = headers[name.toLowerCase()];
    return value === undefined ? [] : [[name.toLowerCase(), String(value)] as const];
  });
  return { address: socket.remoteAddress ?? '', headers: kept.length > 0 ? Object.fromEntries(kept) : none };
}

const none = {};
export const noRequest: ConnectionRequest = { address: '', headers: none };
