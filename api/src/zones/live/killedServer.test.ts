import { randomUUID } from 'node:crypto';
import { eachOfFrame, encodeMotion, type ZoneNews } from '@plaza/api-contract';
import { testPlaza } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';
import { LiveZones } from './LiveZones.ts';
import { comeIn } from './visits.ts';

const server = testPlaza();
const leaving = new AbortController();
afterAll(() => leaving.abort());

type Told = Exclude<ZoneNews, string>;

/** A server that people are on, and another one that is killed: it says nothing any more. */
async function twoServers(zone: string) {
  const killed = randomUUID();
  const live = new LiveZones({
    ...{ db: server.db, node: randomUUID() },
    ...{ nowMs: () => Date.now(), now: () => new Date(), relay: () => undefined, onCount: () => undefined },
  });
  const enter = async (user: User, pass?: string) => {
    const news = live.stay(
      { userId: user.id, signal: leaving.signal },
      { path: `/zones/${zone}`, ...(pass && { pass }) },
    );
    const next = async () => (await news.next()).value as ZoneNews;
    const hears = async <K extends Told['kind']>(kind: K) => {
      for (;;) {
        const one = await next();
        if (typeof one !== 'string' && one.kind === kind) return one as Extract<Told, { kind: K }>;
      }
    };
    return { next, hears, welcome: await hears('welcome') };
  };
  const there = async (user: User) => {
    const row = await comeIn(server.db, { zone, userId: user.id, node: killed });
    if ('full' in row) throw new Error('It is full.');
    const { id: user_id, username, name } = user;
    const card = { id: row.id, user_id, username, name, profile: null, looks: null, is_owner: false };
    live.hear({ node: killed, zone, copy: row.copy, came: card });
    return row;
  };
  const dies = () =>
    server
      .db('zone_visits')
      .where({ node: killed })
      .update({ seen_at: server.db.raw(`now() - interval '21 seconds'`) });
  return { live, enter, there, dies };
}

it('those of a server that was killed are told as gone, those of one that lives are not', async () => {
  const [one, two] = [await server.aUser(), await server.aUser()];
  const { live, enter, there, dies } = await twoServers('desert');
  const witness = await enter(one);
  const gone = await there(two);
  expect((await witness.hears('came')).person.id).toBe(gone.id);
  await live.beat();
  await live.beat();
  live.tellAll('desert', null, { kind: 'changed', revision: 2 });
  expect(await witness.next()).toEqual({ kind: 'changed', revision: 2 });
  await dies();
  await live.beat();
  expect(await witness.next()).toEqual({ kind: 'left', id: gone.id });
});

it('who comes back from a server that was killed is there once, under the same number', async () => {
  const [one, two] = [await server.aUser(), await server.aUser()];
  const { live, enter, there } = await twoServers('avatar');
  const witness = await enter(one);
  const before = await there(two);
  await witness.hears('came');
  // Nobody has noticed yet that the other server is dead.
  const again = await enter(two, before.pass);
  expect(again.welcome.you).toBe(before.id);
  await witness.hears('came');
  const still = { x: 0, y: 0, z: 0, yaw: 0, gesture: 0, jumped: false, talks: false, away: false };
  expect(live.move(two.id, again.welcome.visit, encodeMotion(still))).toBe(true);
  live.tick();
  const frame = await witness.next();
  const ids: number[] = [];
  if (typeof frame === 'string') eachOfFrame(frame, ({ id }) => ids.push(id));
  expect(ids).toEqual([before.id]);
});
