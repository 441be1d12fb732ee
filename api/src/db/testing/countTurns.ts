import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { byTcp } from './byTcp.ts';

/** A way to a database that counts how often somebody speaks and then waits for an answer. */
export async function countTurns(
  url: string,
): Promise<{ url: string; turns(): number; close(): Promise<void> }> {
  const there = byTcp(url);
  let turns = 0;
  const server = createServer((outer) => {
    const inner = connect(Number(there.port), there.hostname).setNoDelay();
    outer.setNoDelay();
    let isAnswered = true;
    outer.on('data', () => {
      if (isAnswered) turns += 1;
      isAnswered = false;
    });
    inner.on('data', () => (isAnswered = true));
    outer.pipe(inner).pipe(outer);
    for (const socket of [outer, inner]) {
      socket.on('error', () => undefined);
      socket.on('close', () => [outer, inner].forEach((one) => one.destroy()));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const here = byTcp(url);
  const address = server.address();
  here.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    url: here.href,
    turns: () => turns,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}
