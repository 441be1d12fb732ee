import type { Server } from 'node:http';
import { idleSockets } from './uploads.ts';

const QUIET_MS = 250;
const SOFT_MAX_MS = 1_000;
/** After `hardMs` whoever uploads nothing is cut off; so is an upload that has not moved for `silenceMs`. */
const TIMES = { hardMs: 1_300, silenceMs: 2_000, lookMs: 250 };

/**
 * Closes the server without losing a request. It goes on answering until nobody new comes in (a
 * load balancer has read /readyz by then) and asks each connection to end, so that no client
 * sends into a door that is just falling shut. Then nobody comes in any more, and only an upload
 * that moves has until `uploadMs` to arrive and to be kept.
 */
export async function drain(
  server: Server,
  { uploadMs = 0, times = TIMES }: { uploadMs?: number; times?: typeof TIMES } = {},
): Promise<void> {
  if (!server.listening) return;
  if ((await connections(server)) > 0) await quiet(server);
  // Right after the loop has taken in who was waiting at the door.
  await new Promise((resolve) => setImmediate(resolve));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const begun = performance.now();
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    const ms = performance.now() - begun;
    if (ms < times.hardMs) return;
    if (ms > Math.max(times.hardMs, uploadMs)) server.closeAllConnections();
    for (const socket of idleSockets(server, times.silenceMs)) socket.destroy();
  }, times.lookMs);
  server.closeIdleConnections();
  await closed;
  clearInterval(sweep);
}

async function quiet(server: Server): Promise<void> {
  const begun = performance.now();
  let lastCame = begun;
  const came = () => {
    lastCame = performance.now();
  };
  server.on('request', came);
  while (performance.now() - lastCame < QUIET_MS && performance.now() - begun < SOFT_MAX_MS) await later(25);
  server.off('request', came);
}

function connections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));
}

function later(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
