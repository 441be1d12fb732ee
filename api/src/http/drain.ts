import type { Server } from 'node:http';

const QUIET_MS = 250;
const SOFT_MAX_MS = 1_000;
const HARD_MS = 1_300;

/**
 * Closes the server without losing a request. It goes on answering until nobody new comes in (a
 * load balancer has read /readyz by then) and asks each connection to end, so that no client
 * sends into a door that is just falling shut.
 */
export async function drain(server: Server): Promise<void> {
  if (!server.listening) return;
  if ((await connections(server)) > 0) await quiet(server);
  // Right after the loop has taken in who was waiting at the door.
  await new Promise((resolve) => setImmediate(resolve));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), 250);
  const cut = setTimeout(() => server.closeAllConnections(), HARD_MS);
  server.closeIdleConnections();
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
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
