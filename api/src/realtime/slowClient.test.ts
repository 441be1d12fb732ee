import { connect } from 'node:net';
import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza();
const EVENTS = 12_000;
const KILOBYTE = 1_000;
const MEGABYTE = 1_000 * KILOBYTE;

/** A WebSocket that says what it must and then reads nothing: what the server sends piles up. */
async function deafSocket(bearer: string, ask: string): Promise<{ ask(text: string): void; close(): void }> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(
    [
      `GET /hub?access_token=${bearer.replace('Bearer ', '')} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  );
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  socket.write(masked('{"protocol":"json","version":1}\u001e'));
  if (ask) socket.write(masked(ask));
  return { ask: (text) => void socket.write(masked(text)), close: () => socket.destroy() };
}

/** RFC 6455, 5.2: what clients send is masked; a mask of zeros changes nothing. */
function masked(text: string): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

async function bufferedBytes(): Promise<number> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^plaza_hub_buffered_bytes (\d+)$/m.exec(metrics)?.[1]);
}

describe('a client that does not read', () => {
  it('[9-4] has at most 256 KB of a stream waiting for it', async () => {
    const amber = await server.aUser();
    await server.db.raw(
      `insert into hub_events (user_id, seq, type, payload)
       select ?, n, 'new-message', json_build_object('message', repeat('x', ?)) from generate_series(1, ?) n`,
      [amber.id, KILOBYTE, EVENTS],
    );
    const ask = '{"type":4,"invocationId":"1","target":"events","arguments":[0]}\u001e';
    const socket = await deafSocket(await server.bearerOf(amber), ask);
    let most = 0;
    // The system takes some megabytes before anything waits in the process; then it stays at the bound.
    for (let full = 0; full < 20;) {
      const bytes = await bufferedBytes();
      most = Math.max(most, bytes);
      full = bytes > 256 * 1024 ? full + 1 : 0;
    }
    socket.close();
    expect(most).toBeLessThan(256 * 1024 + 2 * KILOBYTE);
  });

  it('has no more of its log waiting for it, however often it asks for all of it', async () => {
    const basalt = await server.aUser();
    await server.db.raw(
      `insert into hub_events (user_id, seq, type, payload)
       select ?, n, 'new-message', json_build_object('message', repeat('x', ?)) from generate_series(1, 400) n`,
      [basalt.id, 2 * KILOBYTE],
    );
    await server.db('hub_heads').insert({ user_id: basalt.id, seq: 400 });
    const ask = (n: number) => `{"type":1,"invocationId":"${n}","target":"sync","arguments":[0]}\u001e`;
    const socket = await deafSocket(await server.bearerOf(basalt), '');
    for (let n = 1; n <= 50; n += 1) socket.ask(ask(n));
    let most = 0;
    for (let full = 0; full < 20 && most < 4 * MEGABYTE;) {
      const bytes = await bufferedBytes();
      most = Math.max(most, bytes);
      full = bytes > 256 * 1024 ? full + 1 : 0;
    }
    socket.close();
    expect(most).toBeLessThan(256 * 1024 + 1.2 * MEGABYTE);
  });
});
