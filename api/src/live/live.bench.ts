import { randomUUID } from 'node:crypto';
import { measure } from '../testing/crowd/measure.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { CallTimes } from './CallTimes.ts';
import { keepMinute } from './keepMinute.ts';
import { readNow } from './readNow.ts';

const server = testPlaza();

/** What the board asks for in a minute while somebody looks at it: see mf-admin's useLive. */
const LOOKS = 12;
/** One of a hundred parts of a core. */
const GOAL_MS = 600;

it('the live board costs under a hundredth of a core while somebody looks at it', async () => {
  await server.db.raw(
    `insert into live_minutes (minute, online, messages, posts, requests, errors, jobs, mail_failing, push_failing,
       remotes_failing, db_bytes, disk_free, in_zones, slowest_ms)
     select date_trunc('minute', now()) - make_interval(mins => n), n % 90, n % 40, n % 9, n % 2000, 0, n % 5, 0, 0, 0,
       90000000, 9000000000, n % 30, n % 400 from generate_series(1, 11000) n`,
  );
  await server.db.raw(
    `insert into live_calls (minute, node, call, buckets, errors)
     select date_trunc('minute', now()) - make_interval(mins => n % 60), gen_random_uuid(), 'GET /call/' || (n % 120),
       array[9,8,7,6,5,4,3,2,1,0,0], 0 from generate_series(1, 7200) n`,
  );
  await server.db.raw(
    `insert into hub_presence (user_id, node, seen_at)
     select id, 'a', now() from users where id <= 2000 on conflict do nothing`,
  );
  const admin = server.as(await server.aUser({ isAdmin: true }));
  const times = new CallTimes(server.plaza.metrics.requests);
  const rounds = Array.from({ length: 20 });
  // One after the other on a quiet machine: no longer than this was any core at work for it.
  const look = await measure(rounds, () => {
    // Two seconds an answer is believed.
    server.clock.advance({ seconds: 3 });
    return admin.get('/api/live');
  });
  const now = await measure(rounds, () => readNow(server.plaza, server.db));
  const lines = await measure(rounds, () => admin.get('/api/live/lines'));
  const minute = await measure(rounds, () => {
    server.clock.advance({ minutes: 1 });
    return keepMinute(server.plaza, { node: randomUUID(), times });
  });
  const ms = Math.round(LOOKS * look.p50 + lines.p50 + minute.p50);
  console.log(`live board: ${ms} ms of a minute (${JSON.stringify({ look, now, lines, minute })})`);
  expect(ms).toBeLessThan(GOAL_MS);

  // What a minute of it uses of this process, counted by the system: all that the hub and the lines ask of it, against
  // the same time with nobody there.
  const asked = 20;
  const closed = await coreSeconds(async () => undefined, asked);
  const open = await coreSeconds(async () => {
    server.clock.advance({ seconds: 3 });
    await admin.get('/api/live');
  }, asked);
  // A look every five seconds.
  const share = ((open - closed) * LOOKS) / asked / 60;
  console.log(`live board: ${(share * 100).toFixed(2)} % of a core more than closed`);
  expect(share).toBeLessThan(0.01);
}, 120_000);

/** Seconds of a core that doing it so many times has used. */
async function coreSeconds(act: () => Promise<void>, times: number): Promise<number> {
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}
