import { type Kind, kinds } from './BenchServer.ts';
import { type Crowd, echo, fanOut, gather, idleBytes, median } from './measure.ts';

// What the server costs beside socket.io and bare ws, doing the same for the same load. Tells each number as it is known.

interface Row {
  what: string;
  measured: string;
  goal: string;
  holds: boolean;
}

const IDLE = 2_000;

function tell(row: Row): void {
  if (process.send) process.send(row);
  else console.log(row);
}

/** The three by turns, forth and back: what else the machine does meets all of them alike. */
async function compare(
  count: number,
  rounds: number,
  measure: (crowd: Crowd) => Promise<number>,
): Promise<Record<Kind, number[]>> {
  const crowds = await Promise.all(kinds.map((kind) => gather(kind, count)));
  const got: Record<Kind, number[]> = { ours: [], 'socket.io': [], ws: [] };
  for (const crowd of crowds) await measure(crowd);
  for (let round = 0; round < rounds; round += 1) {
    const turn = round % 2 === 0 ? crowds : crowds.toReversed();
    for (const crowd of turn) got[crowd.server.kind].push(await measure(crowd));
  }
  for (const crowd of crowds) await crowd.end();
  return got;
}

/** The median of what we did in each round for one of what the other did. */
function tellRatio(what: string, got: Record<Kind, number[]>, other: Kind, least: number): void {
  const ratio = median(got.ours.map((ours, round) => ours / (got[other][round] ?? 0)));
  const perSecond = Math.round(median(got.ours));
  tell({
    what: `${what}, beside ${other}`,
    measured: `${ratio.toFixed(2)}x (${perSecond.toLocaleString('en')} per CPU second)`,
    goal: `at least ${least}x`,
    holds: ratio >= least,
  });
}

async function main(): Promise<void> {
  const echoes = await compare(100, 31, (crowd) => echo(crowd, 4_000));
  tellRatio('hub: echo, 100 clients', echoes, 'socket.io', 1.15);
  for (const [count, words] of [
    [200, 60],
    [1_000, 12],
  ] as const) {
    const fans = await compare(count, 21, (crowd) => fanOut(crowd, words));
    tellRatio(`hub: fan-out to ${count}`, fans, 'ws', 0.9);
    tellRatio(`hub: fan-out to ${count}`, fans, 'socket.io', 1.2);
  }
  const [ours, theirs] = [await idleBytes('ours', IDLE), await idleBytes('socket.io', IDLE)];
  tell({
    what: `hub: memory per idle connection of ${IDLE}, beside socket.io`,
    measured: `${(ours / theirs).toFixed(2)}x (${(ours / 1_024).toFixed(1)} KB)`,
    goal: 'at most 0.7x',
    holds: ours / theirs <= 0.7,
  });
}

void main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
