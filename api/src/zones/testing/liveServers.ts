import { randomUUID } from 'node:crypto';
import { eachOfFrame, encodeMotion, type MovedPerson, type ZoneNews } from '@plaza/api-contract';
import type { TestServer } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';
import { LiveZones } from '../live/LiveZones.ts';
import type { ZonePacket } from '../live/ZonePacket.ts';

type Told = Exclude<ZoneNews, string>;
type Guest = Awaited<ReturnType<ReturnType<typeof liveServers>['enter']>>;
const still = { x: 0, y: 0, z: 0, yaw: 0, gesture: 0, jumped: false, talks: false, away: false };

/** Zones without a network: servers in one process, and connections that are cut by hand. */
export function liveServers(plaza: Pick<TestServer, 'db' | 'clock'>) {
  const connections: AbortController[] = [];
  afterAll(() => connections.forEach((connection) => connection.abort()));

  /** Servers of one plaza that tell each other everything at once, unless they are deaf; and a clock in hand. */
  function servers(count: number) {
    const time = { ms: 1_000_000 };
    const way = { isDeaf: false };
    const all: LiveZones[] = [];
    const relay = (packet: ZonePacket) => way.isDeaf || all.forEach((server) => server.hear(packet));
    for (let n = 0; n < count; n++)
      all.push(
        new LiveZones({
          ...{ db: plaza.db, node: randomUUID(), relay, onCount: () => undefined },
          ...{ nowMs: () => time.ms, now: () => plaza.clock.now() },
        }),
      );
    return { all, time, way };
  }

  /** Somebody in a zone by one of the servers, on a connection that can be given up. */
  async function enter(server: LiveZones, user: User, path: string, pass?: string) {
    const connection = new AbortController();
    connections.push(connection);
    const news = server.stay({ userId: user.id, signal: connection.signal }, { path, ...(pass && { pass }) });
    const told: Told[] = [];
    const where = new Map<number, MovedPerson>();
    const look = async () => {
      const { value, done } = await news.next();
      if (done) return false;
      if (typeof value === 'string') eachOfFrame(value, (person) => where.set(person.id, person));
      else told.push(value);
      return true;
    };
    await look();
    const [welcome] = told;
    if (welcome?.kind !== 'welcome') throw new Error('One came in.');
    return {
      ...{ userId: user.id, welcome, told, where, look },
      move: (to: Partial<typeof still>) =>
        server.move(user.id, welcome.visit, encodeMotion({ ...still, ...to })),
      /** The hub has held the place of a connection that was cut, and gives it up. */
      async isGivenUp() {
        connection.abort();
        await news.return(undefined);
      },
    };
  }

  return { servers, enter };
}

/** Everything that has been told to somebody until now. */
export async function catchUp(server: LiveZones, path: string, one: Guest): Promise<void> {
  const mark = { kind: 'changed', revision: Math.random() } as const;
  server.tellAll(path.replace('/zones/', ''), null, mark);
  for (;;) {
    await one.look();
    const last = one.told.at(-1);
    if (last?.kind === 'changed' && last.revision === mark.revision) return void one.told.pop();
  }
}
