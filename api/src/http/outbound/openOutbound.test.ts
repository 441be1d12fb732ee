import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Network, openOutbound } from './openOutbound.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

/** A server of this machine, and what it was asked. */
async function aServer(answer: RequestListener = (_, response) => void response.end('hello')) {
  const asked: { path: string | undefined; authorization: string | undefined }[] = [];
  const server = createServer((request, response) => {
    asked.push({ path: request.url, authorization: request.headers.authorization });
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { asked, port, host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}` };
}

/** Names and where they lead. 127.0.0.1 plays the world outside, for nothing else of it can be reached here. */
function aNetwork(names: Record<string, (string | undefined)[]>): Network & { lookups: string[] } {
  const lookups: string[] = [];
  return {
    lookups,
    addressesOf(hostname, found) {
      lookups.push(hostname);
      const address = names[hostname]?.shift();
      found(null, address === undefined ? [] : [{ address, family: 4 }]);
    },
    isInside: (address) => address !== '127.0.0.1',
  };
}

it('asks whom the operator has named, wherever that is', async () => {
  const { host, url, asked } = await aServer();
  const answer = await openOutbound({ trusted: [host] })(`${url}/here`);
  expect([answer.status, await answer.text()]).toEqual([200, 'hello']);
  expect(asked).toMatchObject([{ path: '/here' }]);
});

it.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1', '2130706433', '0'])(
  'refuses %s without a knock at its door',
  async (host) => {
    const { port, asked } = await aServer();
    await expect(openOutbound()(`http://${host}:${port}/`)).rejects.toThrow('private network');
    expect(asked).toEqual([]);
  },
);

it('refuses what is not of the web', async () => {
  await expect(openOutbound()('file:///etc/passwd')).rejects.toThrow('not for the web');
});

it('trusts a host with the port that was named, and with no other', async () => {
  const [one, other] = [await aServer(), await aServer()];
  const ask = openOutbound({ trusted: [one.host] });
  await expect(ask(other.url)).rejects.toThrow('private network');
  expect(other.asked).toEqual([]);
});

it.each([
  'http://127.0.0.1:PORT/secret',
  'http://localhost:PORT/secret',
  'http://[::ffff:7f00:1]:PORT/secret',
])('does not follow a redirect to %s, not even of a trusted host', async (inside) => {
  const secret = await aServer();
  const { host, url } = await aServer((_, response) => {
    response.writeHead(302, { location: inside.replace('PORT', String(secret.port)) }).end();
  });
  await expect(openOutbound({ trusted: [host] })(url)).rejects.toThrow('private network');
  expect(secret.asked).toEqual([]);
});

it('follows a redirect in the world outside, and takes no secret along to another', async () => {
  const network = aNetwork({ one: ['127.0.0.1'], other: ['127.0.0.1'] });
  const other = await aServer();
  const one = await aServer((_, response) => {
    response.writeHead(307, { location: `http://other:${other.port}/there` }).end();
  });
  const ask = openOutbound({ network });
  const answer = await ask(`http://one:${one.port}/`, { headers: { authorization: 'Bearer me' } });
  expect(await answer.text()).toBe('hello');
  expect(one.asked).toEqual([{ path: '/', authorization: 'Bearer me' }]);
  expect(other.asked).toEqual([{ path: '/there', authorization: undefined }]);
});

it('looks a name up once and connects to what it has checked; a name that then leads inside is refused', async () => {
  const network = aNetwork({ turncoat: ['127.0.0.1', '127.0.0.2'] });
  const { port, asked } = await aServer((_, response) => {
    response.writeHead(200, { connection: 'close' }).end('hello');
  });
  const ask = openOutbound({ network });
  expect((await ask(`http://turncoat:${port}/`)).status).toBe(200);
  expect(network.lookups).toEqual(['turncoat']);
  await expect(ask(`http://turncoat:${port}/`)).rejects.toThrow('private network');
  expect(asked).toHaveLength(1);
});

it('ends a chase of redirects, and sends nothing twice', async () => {
  const network = aNetwork({ round: Array.from({ length: 9 }, () => '127.0.0.1') });
  const { port, asked } = await aServer(
    (_, response) => void response.writeHead(302, { location: '/' }).end(),
  );
  const ask = openOutbound({ network });
  await expect(ask(`http://round:${port}/`)).rejects.toThrow('sends us on');
  expect(asked).toHaveLength(4);
  await expect(ask(`http://round:${port}/`, { method: 'POST', body: 'x' })).rejects.toThrow('sends us on');
  expect(asked).toHaveLength(5);
  expect((await ask(`http://round:${port}/`, { redirect: 'manual' })).status).toBe(302);
});

it('takes no more than it was told to', async () => {
  const { host, url } = await aServer((_, response) => void response.end('x'.repeat(2000)));
  const ask = openOutbound({ trusted: [host], mostBytes: 1999 });
  await expect(ask(url)).rejects.toThrow('larger than 1999 bytes');
});

it('waits no longer than it was told to, also for the rest of an answer', async () => {
  const { host, url } = await aServer((_, response) => void response.writeHead(200).write('x'));
  await expect(openOutbound({ trusted: [host], limitMs: 50 })(url)).rejects.toThrow(/abort/i);
});
