import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { createConnection } from 'node:net';
import { memoryBackplane, MemoryBus } from '../backplane/memoryBackplane.ts';
import { type Authenticate, stranger } from '../caller.ts';
import { hubFor } from '../hub/hubFor.ts';
import { SignalR } from '../SignalR.ts';
import { handshake, negotiate, rawSocket, RS } from '../testing/rawSocket.ts';
import { closeAfterTest, listen } from '../testing/serve.ts';
import { signal } from '../testing/signals.ts';

const bus = new MemoryBus();
const quiet = hubFor().hub({ methods: {} });

async function aNode(authenticate: Authenticate = () => stranger): Promise<string> {
  const server = createServer();
  const url = await listen(server);
  const cluster = { backplane: memoryBackplane(bus), url };
  const signalr = new SignalR({ log: () => undefined, authenticate, cluster });
  signalr.mount('/hub', quiet);
  await signalr.start();
  signalr.attach(server);
  closeAfterTest(async () => {
    await signalr.close({ graceMs: 0 });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `${url}/hub`;
}

test('who leaves while they are handed to another node does not make it look dead to all others', async () => {
  const asked = signal<IncomingMessage>();
  const answer = signal();
  const home = await aNode(async ({ request }) => {
    if (request.headers['x-slow'] === undefined) return stranger;
    asked.fire(request);
    await answer.promise;
    return stranger;
  });
  const front = await aNode();
  const [first, second] = [await negotiate(home), await negotiate(home)];

  const { hostname, port } = new URL(front);
  const leaver = createConnection(Number(port), hostname);
  leaver.write(
    [
      `GET /hub?id=${first.connectionToken} HTTP/1.1`,
      'Host: x',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      'X-Slow: yes',
      '\r\n',
    ].join('\r\n'),
  );
  const { socket } = await asked.promise;
  // The front lets go of what it had handed on.
  const isGone = once(socket.resume(), 'end');
  leaver.resetAndDestroy();
  await isGone;
  answer.fire();

  const other = await rawSocket(`${front}?id=${second.connectionToken}`);
  other.say(handshake());
  expect(await Promise.race([other.frames.first(1), other.closed])).toEqual([`{}${RS}`]);
});
