import type { HubConnection } from '@microsoft/signalr';
import {
  encodeMotion,
  eachOfFrame,
  type MovedPerson,
  type ZoneAct,
  type ZoneEntry,
  type ZoneNews,
} from '@plaza/api-contract';
import { joinHub } from '../../realtime/testing/joinHub.ts';
import type { TestServer } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';

type Told = Exclude<ZoneNews, string>;
type Welcome = Extract<Told, { kind: 'welcome' }>;
type Kind = Told['kind'];

/** Somebody in a zone by the stock client, as a page would be. */
export interface TestVisitor {
  connection: HubConnection;
  welcome: Welcome;
  /** Everybody's last known place, by their number. */
  where: Map<number, MovedPerson>;
  told: Told[];
  move(to: Partial<MovedPerson>): Promise<boolean>;
  act(act: ZoneAct): Promise<boolean>;
  /** Resolves with the next news of a kind, or with one that was there already. */
  hears<K extends Kind>(kind: K): Promise<Extract<Told, { kind: K }>>;
  /** Resolves once somebody is known to be where they are wanted. */
  sees(id: number, is: (person: MovedPerson) => boolean): Promise<MovedPerson>;
  leave(): void;
  over: Promise<void>;
}

export async function enterZone(
  server: Pick<TestServer, 'url' | 'bearerOf'>,
  user: Pick<User, 'id'>,
  entry: ZoneEntry,
): Promise<TestVisitor> {
  const { connection } = await joinHub(server.url, await server.bearerOf(user));
  const told: Told[] = [];
  const where = new Map<number, MovedPerson>();
  const waiting = new Set<() => void>();
  const frame = (text: string) => eachOfFrame(text, (person) => where.set(person.id, person));
  let fail: (error: Error) => void = () => undefined;
  let finish: () => void = () => undefined;
  const over = new Promise<void>((resolve) => (finish = resolve));
  const failed = new Promise<never>((_, reject) => (fail = reject));
  failed.catch(() => undefined);
  const stream = connection.stream<ZoneNews>('zone', entry).subscribe({
    next(news) {
      if (typeof news === 'string') frame(news);
      else {
        if (news.kind === 'welcome') frame(news.frame);
        told.push(news);
      }
      for (const look of waiting) look();
    },
    error(error: Error) {
      fail(error);
      finish();
    },
    complete: () => finish(),
  });
  const until = <T>(found: () => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      const look = () => {
        const thing = found();
        if (thing === undefined) return;
        waiting.delete(look);
        resolve(thing);
      };
      waiting.add(look);
      look();
    });
  const hears = <K extends Kind>(kind: K) =>
    until(() => {
      const index = told.findIndex((one) => one.kind === kind);
      return index < 0 ? undefined : (told.splice(index, 1)[0] as Extract<Told, { kind: K }>);
    });
  const first = await Promise.race([
    until(() => told.find(({ kind }) => kind === 'welcome' || kind === 'full')),
    failed,
  ]);
  // Whoever tests a full zone reads `told` and not the welcome.
  const welcome = first as Welcome;
  const still = { x: 0, y: 0, z: 0, yaw: 0, gesture: 0, jumped: false, talks: false, away: false };
  return {
    ...{ connection, welcome, where, told, hears, over },
    move: (to) => connection.invoke('zone-move', welcome.visit, encodeMotion({ ...still, ...to })),
    act: (act) => connection.invoke('zone-act', welcome.visit, act),
    sees: (id, is) =>
      until(() => {
        const person = where.get(id);
        return person && is(person) ? person : undefined;
      }),
    leave: () => stream.dispose(),
  };
}
