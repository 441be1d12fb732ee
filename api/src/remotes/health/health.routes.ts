import { calls, type HealthBeacon } from '@plaza/api-contract';
import { parseInput } from '../../http/parseInput.ts';
import { readJson } from '../../http/readJson.ts';
import type { On } from '../../http/slice.ts';
import type { Plaza } from '../../plaza.ts';
import { readCookie } from '../browser/cookies.ts';
import type { Registry } from '../registry/openRegistry.ts';
import { rollBackIfFailing } from './rollBackIfFailing.ts';
import { takeBeacons } from './takeBeacons.ts';
import { tellAdmins } from './tellAdmins.ts';

const MAX_BYTES = 16 * 1024;

/** What browsers tell about remotes, and what follows from it. */
export function healthRoutes(on: On, { db: pool, config, clock, log }: Plaza, registry: Registry): void {
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
    const taken = await pool.transaction((db) => takeBeacons(db, browser, events, now));
    for (const [name, failure] of lastFailures(taken)) {
      await withdraw(name, failure);
    }
    return { taken: taken.length };
  });

  async function withdraw(name: string, { version, reason }: HealthBeacon): Promise<void> {
    const withdrawn = await pool.transaction(async (db) => {
      const done = await rollBackIfFailing(db, { name, version, words: reason }, clock.now());
      if (done) await tellAdmins(db, config.brand.name, done);
      return done;
    });
    if (!withdrawn) return;
    registry.forget();
    log.warn({ name, from: withdrawn.from, reason: withdrawn.reason }, 'took a failing version back');
  }
}

/** One failure for each room is enough to look at it. */
function lastFailures(events: readonly HealthBeacon[]): Map<string, HealthBeacon> {
  return new Map(events.filter((event) => !event.ok).map((event) => [event.remote, event]));
}
