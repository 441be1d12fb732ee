import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

const program = process.env['SIGNALR_TEST_REDIS'] ?? 'redis-server';

export const hasRedis = spawnSync(program, ['--version']).status === 0;

export interface TestRedis {
  url: string;
  stop(): Promise<void>;
  /** Another one at the same address, as empty as this one was. */
  again(): Promise<TestRedis>;
}

/** A Redis on a port of its own that keeps nothing. */
export async function startRedis(given?: number): Promise<TestRedis> {
  const port = given ?? (await freePort());
  const server = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '']);
  for await (const chunk of server.stdout) if (String(chunk).includes('eady to accept connections')) break;
  return {
    url: `redis://127.0.0.1:${port}`,
    again: () => startRedis(port),
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
