import { type BenchPlaza, benchPlaza, tellAs } from '../../testing/bench/benchPlaza.ts';
import { joinHub } from '../testing/joinHub.ts';
import { blockAgainAndAgain, CALLS } from './blocks.ts';
import { countCommits, WRITERS } from './commits.ts';
import { killBeforeTelling } from './kills.ts';

// What must not be lost, at the size it was promised for. Tells each number as it is known.

const MISSED = 10_000;
const ROUNDS = 11;
const KILLS = 20;

const tell = tellAs('hub');

const databaseOf = ({ server, url }: BenchPlaza) => ({
  db: server.plaza.db,
  url,
  sessionSecret: server.config.sessionSecret,
});

const some = (count: number, { aPerson }: BenchPlaza) =>
  Promise.all(Array.from({ length: count }, () => aPerson()));

async function catchUp(plaza: BenchPlaza): Promise<void> {
  const { id, bearer } = await plaza.aPerson();
  const node = await plaza.node();
  const { db } = plaza.server.plaza;
  const payload = JSON.stringify({ message: 'x'.repeat(80), sendername: 'Amber', chatID: '1' });
  await db.raw(
    `insert into hub_events (user_id, seq, type, payload)
     select ?, n, 'new-message', ?::json from generate_series(1, ?) n`,
    [id, payload, MISSED],
  );
  await db('hub_heads').insert({ user_id: id, seq: MISSED });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const joined = await joinHub(`http://127.0.0.1:${node.port}`, bearer);
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
  tell(
    `catching up on ${MISSED.toLocaleString('en')} events`,
    `${median.toFixed(0)} ms`,
    'under 500 ms',
    median < 500,
  );
}

async function kills(plaza: BenchPlaza): Promise<void> {
  const people = await some(10, plaza);
  const about = { database: databaseOf(plaza), people, kills: KILLS };
  const { lost, twice, slowestMs } = await killBeforeTelling(about);
  tell(
    `${KILLS} processes killed between commit and telling`,
    `${lost} lost, ${twice} twice, the last heard after ${slowestMs.toFixed(0)} ms`,
    'none lost, none twice, within a second',
    lost + twice === 0 && slowestMs < 1_000,
  );
}

async function commits(plaza: BenchPlaza): Promise<void> {
  const people = await some(WRITERS, plaza);
  const ids = people.map(({ id }) => id);
  const { plain, told, toPlain, toUntold } = await countCommits(plaza.url, plaza.server.plaza.db, ids);
  const each = (count: number): string => `${Math.round(count).toLocaleString('en')}/s`;
  tell(
    `commits of ${WRITERS} writers whose events are written and told, beside the same without an event`,
    `${toPlain.toFixed(2)}x (${each(told)} of ${each(plain)}; ${toUntold.toFixed(2)}x of those whose events nobody is told of)`,
    'at least 0.75x',
    toPlain >= 0.75,
  );
}

async function blocks(plaza: BenchPlaza): Promise<void> {
  const { calmP99, attackedP99, heard, lost, answers, seconds } = await blockAgainAndAgain(plaza);
  tell(
    `news of bystanders while somebody blocks and unblocks ${CALLS} times in ${seconds.toFixed(1)} s, 99 of 100`,
    `${attackedP99.toFixed(0)} ms of ${heard.toLocaleString('en')}, ${lost} lost, calls answered ${JSON.stringify(answers)} (before: ${calmP99.toFixed(0)} ms)`,
    'under 250 ms, none lost',
    attackedP99 < 250 && lost === 0,
  );
}

benchPlaza(
  async (plaza) => {
    await commits(plaza);
    await kills(plaza);
    await catchUp(plaza);
    await blocks(plaza);
  },
  { env: { DATABASE_POOL: String(WRITERS) } },
);
