import { BenchClient } from './BenchClient.ts';
import { BenchServer, type Kind } from './BenchServer.ts';

const TEXT = 'x'.repeat(80);
const AT_ONCE = 50;

export interface Crowd {
  server: BenchServer;
  clients: BenchClient[];
  end(): Promise<void>;
}

/** A server with so many clients. */
export async function gather(kind: Kind, count: number): Promise<Crowd> {
  const server = await BenchServer.start(kind);
  const clients: BenchClient[] = [];
  await join(server, clients, count);
  return {
    server,
    clients,
    async end() {
      for (const client of clients) client.leave();
      await server.stop();
    },
  };
}

async function join(server: BenchServer, clients: BenchClient[], count: number): Promise<void> {
  while (clients.length < count) {
    const wanted = Math.min(AT_ONCE, count - clients.length);
    clients.push(
      ...(await Promise.all(
        Array.from({ length: wanted }, () => BenchClient.connect(server.kind, server.port)),
      )),
    );
  }
}

/** Echoes per second of server CPU: each client asks again when it has its answer. */
export async function echo({ server, clients }: Crowd, messages: number): Promise<number> {
  const before = await server.cpuMicros();
  let left = messages - clients.length;
  let missing = messages;
  await new Promise<void>((done) => {
    for (const client of clients) {
      client.onHeard = (count) => {
        missing -= count;
        if (missing === 0) done();
        else if (left > 0) {
          left -= 1;
          client.ask(TEXT);
        }
      };
      client.ask(TEXT);
    }
  });
  return (messages / ((await server.cpuMicros()) - before)) * 1e6;
}

/** Deliveries per second of server CPU: the next word is posted when everybody has heard the last. */
export async function fanOut({ server, clients }: Crowd, words: number): Promise<number> {
  const before = await server.cpuMicros();
  let left = words;
  let missing = 0;
  await new Promise<void>((done) => {
    const say = (): void => {
      if (left-- === 0) return done();
      missing = clients.length;
      server.broadcast(TEXT);
    };
    for (const client of clients) {
      client.onHeard = (count) => {
        missing -= count;
        if (missing === 0) say();
      };
    }
    say();
  });
  return ((words * clients.length) / ((await server.cpuMicros()) - before)) * 1e6;
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** What a connection that does nothing keeps in memory. */
export async function idleBytes(kind: Kind, count: number): Promise<number> {
  const { server, clients, end } = await gather(kind, 0);
  const before = await server.memoryBytes();
  await join(server, clients, count);
  const after = await server.memoryBytes();
  await end();
  return (after - before) / count;
}
