import { once } from 'node:events';
import { createServer, request as ask, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * Stands before a Plaza, and hands the first file of this name out damaged, once. Unlike a route of Playwright it
 * leaves the browser its cache, which keeps what it got.
 */
export async function damagingServer(behind: string, file: RegExp) {
  let damaged = 0;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { url = '/', method = 'GET', headers } = request;
    asked.push(url);
    const passed = ask(new URL(url, behind), { method, headers }, (answer) => {
      const isVictim = damaged === 0 && file.test(url);
      if (!isVictim) return void answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
      damaged += 1;
      buffer(answer).then(
        (bytes) => {
          const middle = bytes.length >> 1;
          bytes[middle] = (bytes[middle] ?? 0) ^ 1;
          response.writeHead(answer.statusCode ?? 502, answer.headers).end(bytes);
        },
        () => response.destroy(),
      );
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  server.on('upgrade', (_request, socket) => socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: addressOf(server), asked, damaged: () => damaged, close: () => close(server) };
}

function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on a port.');
  return `http://127.0.0.1:${address.port}`;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
