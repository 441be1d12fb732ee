import { calls, type HealthBeacon } from '@plaza/api-contract';
import { inRounds } from '../../db/inRounds.ts';
import { parseInput } from '../../http/parseInput.ts';
import { readJson } from '../../http/readJson.ts';
import type { On } from '../../http/slice.ts';
import type { Plaza } from '../../plaza.ts';
import { createHmac } from 'node:crypto';
import { keyFor } from '../../keyFor.ts';
import { semaphore } from '../../auth/semaphore.ts';
import { tooMany } from '../../http/commonErrors.ts';
import { siteOf } from '../../http/rateLimit/networkOf.ts';
import { readCookie } from '../../browser/cookies.ts';
import { memberIn } from '../../browser/viewerSeed.ts';
import type { Registry } from '../registry/openRegistry.ts';
import { noteUse } from '../use/noteUse.ts';
import { beaconSpace } from './beaconSpace.ts';
import { rollBackIfFailing } from './rollBackIfFailing.ts';
import { countHealth } from './countHealth.ts';
import { isAlarming } from './isFailing.ts';
import { isFault, takeBeacons } from './takeBeacons.ts';
import { tellAdmins } from './tellAdmins.ts';
import { witnessOf } from './witnessOf.ts';

const MAX_BYTES = 16 * 1024;
const HOUR_MS = 3_600_000;
const MOST_ALARMED = 1_000;
const MOST_AT_ONCE = 1_000;
/** What browsers tell must never take the connections of those who want something. */
const WRITTEN_AT_ONCE = 2;
const MOST_WAITING = 100;

/** What browsers tell about remotes, and what follows from it. */
export function healthRoutes(on: On, { db: pool, config, clock, log }: Plaza, registry: Registry): void {
  const key = keyFor(config.sessionSecret, 'code');
  const secretly = (network: string) =>
    createHmac('sha256', key).update(`network ${network}`).digest('base64url');
  const takeSpace = beaconSpace(key);
  const writeInTurn = semaphore(WRITTEN_AT_ONCE, MOST_WAITING, () =>
    tooMany({ headers: { 'Retry-After': '30' } }),
  );
  const alarmed = new Map<string, number>();

  // public: a remote may fail before anybody has logged in. The signed cookie says it is a browser we served
  on.raw('POST /remotes/health', async ({ ctx }) => {
    // A page that is closing can only send plain text. Its cookie stays at home when another site sends it.
    if (ctx.is('text/plain')) ctx.req.headers['content-type'] = 'application/json';
    const shape = calls['POST /remotes/health'];
    const sent = { params: undefined, query: undefined, body: await readJson(ctx, MAX_BYTES) };
    parseInput(shape, sent, ['body']);
    const { events } = shape.body.parse(sent.body);
    const browser = readCookie(ctx, config, 'plaza_browser');
    if (browser === undefined) return { taken: 0 };

    const now = clock.now();
    const seen = memberIn(ctx, config);
    const network = secretly(siteOf(ctx.ip));
    const write = () =>
      pool.transaction(async (db) => {
        const member = await witnessOf(db, seen);
        const teller = { browserId: browser, member, network };
        const known = await takeBeacons(db, teller, events, { now, takeSpace });
        const toldBy = { isMember: member !== undefined, seed: member?.seed ?? network };
        await noteUse(db, known, { now, toldBy });
        return known;
      });
    const taken = await writeInTurn(write, network);
    const failures = lastFailures(taken);
    if (failures.length > 0) await look(failures);
    return { taken: taken.length };
  });

  /** One look at a time: what fails for everybody, or is said to by a crowd of strangers, is told of again and again. */
  const look = inRounds(MOST_AT_ONCE, async (told: HealthBeacon[][]) => {
    for (const failure of lastFailures(told.flat())) await withdraw(failure);
    return told.map(() => undefined);
  });

  /** Many say that it fails, and too few of them are members: nothing is taken back, but somebody should look. */
  async function alarm(name: string, version: string): Promise<void> {
    const health = (await countHealth(pool, name, clock.now())).get(version);
    if (!health || !isAlarming(health)) return;
    const hour = Math.floor(clock.now().getTime() / HOUR_MS);
    if (alarmed.get(`${name} ${version}`) === hour) return;
    if (alarmed.size >= MOST_ALARMED) alarmed.clear();
    alarmed.set(`${name} ${version}`, hour);
    log.error(
      { name, version, ...health },
      'many browsers say that a version fails, and few of them are members',
    );
  }

  async function withdraw({ remote: name, version, reason }: HealthBeacon): Promise<void> {
    const withdrawn = await pool.transaction(async (db) => {
      const done = await rollBackIfFailing(db, { name, version, words: reason }, clock.now());
      if (done) await tellAdmins(db, config.brand.name, done);
      return done;
    });
    if (!withdrawn) return alarm(name, version);
    registry.forget();
    log.warn({ name, from: withdrawn.from, reason: withdrawn.reason }, 'took a failing version back');
  }
}

/** One failure for each version is enough to look at it. */
function lastFailures(events: readonly HealthBeacon[]): HealthBeacon[] {
  const failures = events.filter(isFault);
  return [...new Map(failures.map((event) => [`${event.remote} ${event.version}`, event])).values()];
}
