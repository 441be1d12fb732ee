import { type IncomingMessage } from 'node:http';
import { type CarriedHost } from '../connection/Carried.ts';
import { httpErrors } from './HttpError.ts';

/**
 * Hangs up on a client that takes too long to send what it announced, also when it has its answer already: it would keep
 * the socket. What has come and waits here to be read is not the client's fault.
 */
export function limitArrival(request: IncomingMessage, host: Pick<CarriedHost, 'settings' | 'after'>): void {
  const hasBody = request.headers['transfer-encoding'] !== undefined || request.headers['content-length'];
  if (!hasBody) return;
  const look = (): void => {
    if (request.complete) return;
    if (request.readableLength > 0) callOff = host.after(host.settings.bodyTimeoutMs, look);
    else request.destroy(httpErrors.tooSlow());
  };
  let callOff = host.after(host.settings.bodyTimeoutMs, look);
  request.once('close', () => callOff());
}
