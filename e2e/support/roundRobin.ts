import { createServer, request as ask, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export interface RoundRobin {
  url: string;
  /** From then on every request goes to the next of these ports of this machine, whoever asks. */
  lead(ports: readonly number[]): void;
  close(): Promise<void>;
}

/** A balancer without sticky sessions: of one page each file may come from another server. */
export async function roundRobin(port: number): Promise<RoundRobin> {
  let ports: readonly number[] = [];
  let turn = 0;
  const next = (): number => ports[(turn += 1) % ports.length] ?? 0;
  const headersOf = ({ headers, socket }: IncomingMessage) => ({
    ...headers,
    'x-forwarded-for': socket.remoteAddress ?? '',
  });

  // The servers say for how long they keep a connection, and that is passed on: it holds here as well.
  const server = createServer({ keepAliveTimeout: 70_000 }, (request, response) => {
    const { method, url: path } = request;
    // A connection that was kept may end at the moment it is used again.
    const to = { port: next(), method, path, headers: headersOf(request), agent: false as const };
    const onward = ask(to, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  const sockets = new Set<Socket>();
  server.on('upgrade', (request: IncomingMessage, near: Socket, head: Buffer) => {
    const far = connect(next(), '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => [near, far].forEach((one) => one.destroy()));
      socket.on('close', () => sockets.delete(socket));
    }
    const lines = Object.entries(headersOf(request)).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    far.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
    far.write(head);
    near.pipe(far).pipe(near);
  });

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead: (to) => void (ports = to),
    close() {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
