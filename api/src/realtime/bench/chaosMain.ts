import { benchPlaza, tellAs } from '../../testing/bench/benchPlaza.ts';
import { runChaos } from '../testing/chaos/runChaos.ts';

// A crowd that goes on talking while processes are killed and lines are cut, at the size it was promised for.

const PEOPLE = 200;
/** Five messages a second for each of them: a load, and one at which a machine of two cores can still come back. */
const PER_SECOND = 1_000;
/** `PLAZA_CHAOS_MESSAGES=20000` is a shorter look. */
const MESSAGES = Number(process.env['PLAZA_CHAOS_MESSAGES'] ?? 100_000);

const tell = tellAs('hub');

benchPlaza(async ({ server, url, aPerson }) => {
  const people = await Promise.all(Array.from({ length: PEOPLE }, aPerson));
  const outcome = await runChaos({
    database: { db: server.plaza.db, url, sessionSecret: server.config.sessionSecret },
    people,
    messages: MESSAGES,
    perSecond: PER_SECOND,
    share: 0.02,
    cutEveryMs: 500,
    killEveryMs: 10_000,
  });
  const { lost, twice, outOfOrder, kills, cuts, seconds, reconnectP95, cutP95, deathP95 } = outcome;
  tell(
    `${MESSAGES.toLocaleString('en')} messages among ${PEOPLE}, ${kills} kills, ${cuts} cuts`,
    `${lost} lost, ${twice} twice, ${outOfOrder} out of order (${seconds.toFixed(0)} s)`,
    'none lost, none twice, in order',
    lost + twice + outOfOrder === 0,
  );
  for (const [what, ms] of [
    ['any break', reconnectP95],
    ['a cut', cutP95],
    ['the death of a process', deathP95],
  ] as const) {
    tell(`from ${what} to live again, 95 of 100`, `${ms.toFixed(0)} ms`, 'under 1,500 ms', ms < 1_500);
  }
});
