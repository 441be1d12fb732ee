import { connect } from 'node:net';
import { testPlaza } from '../testing/testPlaza.ts';
import { createServer } from './createServer.ts';

const server = testPlaza();

/** Whatever the server says to these bytes, until it hangs up. */
function say(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let heard = '';
    socket.on('data', (chunk) => (heard += String(chunk)));
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
}

describe('the server', () => {
  it('cuts who is slow', () => {
    const server = createServer(() => undefined);
    expect(server).toMatchObject({ headersTimeout: 5_000, requestTimeout: 20 * 60_000 });
  });

  it.each([
    [
      'two lengths',
      'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd',
    ],
    [
      'a length and chunks',
      'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['no host', 'GET /api/fetch HTTP/1.1\r\n\r\n'],
    ['a method of its own', 'STEAL /api/fetch HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['no HTTP at all', 'hello\r\n\r\n'],
  ])('refuses a request with %s', async (_, bytes) => {
    expect(await say(bytes)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('refuses headers over 16 kB', async () => {
    const header = `X-Long: ${'x'.repeat(17_000)}`;
    expect(await say(`GET /api/fetch HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    );
  });
});
