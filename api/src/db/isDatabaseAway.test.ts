import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createDb } from './createDb.ts';
import { isDatabaseAway } from './isDatabaseAway.ts';

describe('a database', () => {
  it('that takes the call and says nothing is away', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    // It listens on a port, so its address has one.
    const { port } = silent.address() as AddressInfo;
    const db = createDb({ url: `postgres://plaza@127.0.0.1:${port}/plaza`, poolSize: 1, waitMs: 20 });
    const error: unknown = await db.raw('select 1').catch((reason: unknown) => reason);
    await db.destroy();
    for (const socket of sockets) socket.destroy();
    silent.close();
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseAway(error)).toBe(true);
  });

  it('that refuses a statement is not', () => {
    expect(isDatabaseAway(Object.assign(new Error('syntax error'), { code: '42601' }))).toBe(false);
  });
});
