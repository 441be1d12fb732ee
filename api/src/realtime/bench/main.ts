import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginFamily } from '../../auth/families.ts';
import { signAccessToken } from '../../auth/accessToken.ts';
import { keyFor } from '../../auth/keys.ts';
import { startEmbedded } from '../../db/embedded/startEmbedded.ts';
import { createLogger } from '../../logger.ts';
import { startPlaza, type RunningPlaza } from '../../startPlaza.ts';
import { aUser } from '../../testing/aUser.ts';
import { KillableNode } from '../testing/chaos/KillableNode.ts';
import { runChaos } from '../testing/chaos/runChaos.ts';
import { joinHub } from '../testing/joinHub.ts';

// What must not be lost, at the size it was promised for. Tells each number as it is known.

const PEOPLE = 200;
/** Five messages a second for each of them: a load, and one at which a machine of two cores can still come back. */
const PER_SECOND = 1_000;
const MESSAGES = 100_000;
const MISSED = 10_000;
const ROUNDS = 11;

interface Person {
  id: string;
  token: string;
}

function tell(row: { what: string; measured: string; goal: string; holds: boolean }): void {
  if (process.send) process.send(row);
  else console.log(row);
}

async function aPerson({ plaza }: RunningPlaza): Promise<Person> {
  const { db, clock, config } = plaza;
  const { id } = await aUser(db);
  const keeper = { db, clock, key: keyFor(config.sessionSecret, 'refresh') };
  const about = { userId: id, deviceHash: Buffer.alloc(32), userAgent: null };
  const { family } = await beginFamily(keeper, about);
  const key = keyFor(config.sessionSecret, 'access');
  return { id, token: await signAccessToken(key, { userId: id, familyId: family.id }, clock.now()) };
}

async function chaos(house: RunningPlaza, url: string): Promise<void> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => aPerson(house)));
  const outcome = await runChaos({
    database: { db: house.plaza.db, url, sessionSecret: house.config.sessionSecret },
    people,
    messages: MESSAGES,
    perSecond: PER_SECOND,
    share: 0.02,
    cutEveryMs: 500,
    killEveryMs: 10_000,
  });
  const { lost, twice, outOfOrder, kills, cuts, seconds, reconnectP95, cutP95, deathP95 } = outcome;
  tell({
    what: `hub: ${MESSAGES.toLocaleString('en')} messages among ${PEOPLE}, ${kills} kills, ${cuts} cuts`,
    measured: `${lost} lost, ${twice} twice, ${outOfOrder} out of order (${seconds.toFixed(0)} s)`,
    goal: 'none lost, none twice, in order',
    holds: lost + twice + outOfOrder === 0,
  });
  for (const [what, ms] of [
    ['any break', reconnectP95],
    ['a cut', cutP95],
    ['the death of a process', deathP95],
  ] as const) {
    tell({
      what: `hub: from ${what} to live again, 95 of 100`,
      measured: `${ms.toFixed(0)} ms`,
      goal: 'under 1,500 ms',
      holds: ms < 1_500,
    });
  }
}

async function catchUp(house: RunningPlaza, url: string): Promise<void> {
  const { id, token } = await aPerson(house);
  const { sessionSecret, dataDir } = house.config;
  const node = new KillableNode({
    DATA_DIR: join(dataDir, 'node'),
    DATABASE_URL: url,
    SESSION_SECRET: sessionSecret,
  });
  await node.start();
  const { db } = house.plaza;
  const payload = JSON.stringify({ message: 'x'.repeat(80), sendername: 'Amber', chatID: '1' });
  await db.raw(
    `insert into hub_events (user_id, seq, type, payload)
     select ?, n, 'new-message', ?::json from generate_series(1, ?) n`,
    [id, payload, MISSED],
  );
  await db('hub_heads').insert({ user_id: id, seq: MISSED });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const joined = await joinHub(`http://127.0.0.1:${node.port}`, `Bearer ${token}`);
    const begun = performance.now();
    await joined.sync(0);
    times.push(performance.now() - begun);
    await joined.connection.stop();
    if (joined.heard.filter(({ name }) => name === 'new-message').length !== MISSED) {
      throw new Error('Not all that was missed has come.');
    }
  }
  await node.kill();
  const median = times.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
  tell({
    what: `hub: catching up on ${MISSED.toLocaleString('en')} events`,
    measured: `${median.toFixed(0)} ms`,
    goal: 'under 500 ms',
    holds: median < 500,
  });
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-bench-'));
  // As root, the server's own user must be able to enter.
  chmodSync(folder, 0o755);
  const server = await startEmbedded({
    dataDir: folder,
    database: 'plaza',
    log: createLogger('silent'),
    settings: { max_connections: '200' },
  });
  const url = server.url('plaza');
  const house = await startPlaza({
    jobs: 'by-hand',
    env: {
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
      PORT: '0',
      DATA_DIR: join(folder, 'house'),
      DATABASE_URL: url,
    },
  });
  try {
    await catchUp(house, url);
    await chaos(house, url);
  } finally {
    await house.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

void main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
