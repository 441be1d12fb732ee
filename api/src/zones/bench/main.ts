import type { KillableNode } from '../../realtime/testing/chaos/KillableNode.ts';
import { type BenchPlaza, benchPlaza, tellAs } from '../../testing/bench/benchPlaza.ts';
import { cpuSeconds } from '../../testing/bench/cpuSeconds.ts';
import { Bot } from './Bot.ts';

// What fifty people in one zone cost the server and each other, and how they come back when it dies.

const PEOPLE = 50;
const SECONDS = 10;
/** Of so many it is measured when they learn of a move. */
const WITNESSES = 10;
const SURVIVORS = 20;
const ZONES = 20;
/** Of fifty who meet, so many are on their way at any time. */
const WALKING = 10;

const tell = tellAs('zone hub');
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const url = (node: KillableNode) => `http://127.0.0.1:${node.port}`;

/** Everybody's steps, ten a second, until the answer is called. People do not step in the same moment: each has their own. */
function walkAll(bots: readonly Bot[]): () => void {
  let moment = 0;
  const walk = setInterval(() => {
    bots.filter((_, number) => number % 10 === moment).forEach((bot) => bot.step());
    moment = (moment + 1) % 10;
  }, 10);
  return () => clearInterval(walk);
}

/** How late the witnesses of a zone learn of the others' steps; filled while they look on. */
function watch(bots: readonly Bot[], witnesses: number): number[] {
  const sent = new Map(bots.map((bot) => [bot.id, bot]));
  const late: number[] = [];
  for (const witness of bots.slice(0, witnesses))
    witness.onSeen = (id, x, ms) => {
      const atMs = sent.get(id)?.sentAt(x);
      if (id !== witness.id && atMs !== undefined) late.push(ms - atMs);
    };
  return late;
}

const at = (times: number[], part: number) =>
  times.sort((one, two) => one - two)[Math.floor(times.length * part)] ?? Infinity;

/** A full zone. With several servers its people are on all of them, as a balancer would send them. */
async function enterAll(
  plaza: BenchPlaza,
  nodes: readonly KillableNode[],
  where: string,
  copy?: number,
): Promise<Bot[]> {
  const bots: Bot[] = [];
  for (let number = 0; number < PEOPLE; number++) {
    const node = nodes[number % nodes.length];
    if (!node) break;
    const bot = new Bot((await plaza.aPerson()).bearer, where, copy);
    await bot.enter(url(node));
    bots.push(bot);
  }
  return bots;
}

async function crowd(plaza: BenchPlaza, node: KillableNode): Promise<void> {
  const bots = await enterAll(plaza, [node], '/zones/castle');
  const stand = walkAll(bots);
  await wait(2_000);
  const cpu = cpuSeconds(node.pid);
  const begun = performance.now();
  bots.forEach((bot) => bot.count());
  const late = watch(bots, WITNESSES);
  await wait(SECONDS * 1_000);
  const seconds = (performance.now() - begun) / 1_000;
  stand();
  const share = ((cpuSeconds(node.pid) - cpu) / seconds) * 100;
  const down = Math.max(...bots.map((bot) => bot.bytes)) / seconds / 1_000;
  const each = `${PEOPLE} people at 10 Hz`;
  tell(`${each}: down to each`, `${down.toFixed(2)} KB/s`, '6.5 KB/s', down <= 6.5);
  const what = `${each}: until others know, 95 of 100 (median ${at(late, 0.5).toFixed(0)} ms)`;
  tell(what, `${at(late, 0.95).toFixed(0)} ms`, '150 ms', at(late, 0.95) <= 150);
  tell(`${each}: share of one core`, `${share.toFixed(1)} %`, '30 %', share <= 30);
  await Promise.all(bots.map((bot) => bot.leave()));
}

/**
 * Twenty full zones on two processes; in each some walk while the others stand and look. `together`: all people of a
 * zone are on one process. `mixed`: they are on both, which tell each other of every step.
 */
async function manyZones(
  plaza: BenchPlaza,
  nodes: readonly KillableNode[],
  how: 'together' | 'mixed',
): Promise<void> {
  const zones: Bot[][] = [];
  for (let number = 0; number < ZONES; number++) {
    const one = nodes[number % nodes.length];
    // The places of those who have just left are kept for a while.
    const [even, odd] = how === 'mixed' ? ['explorer', 'avatar'] : ['desert', 'mutant'];
    const where = `/zones/${number % 2 ? odd : even}`;
    const chosen = how === 'mixed' || !one ? nodes : [one];
    zones.push(await enterAll(plaza, chosen, where, 1 + Math.floor(number / 2)));
  }
  const stand = walkAll(zones.flatMap((bots) => bots.slice(-WALKING)));
  await wait(2_000);
  const before = nodes.map(({ pid }) => cpuSeconds(pid));
  const begun = performance.now();
  const late = zones.map((bots) => watch(bots, 1));
  await wait(SECONDS * 1_000);
  const seconds = (performance.now() - begun) / 1_000;
  stand();
  const shares = nodes.map(({ pid }, i) => ((cpuSeconds(pid) - (before[i] ?? 0)) / seconds) * 100);
  const all = late.flat();
  const isWhole = late.every((times) => times.length >= (WALKING * SECONDS * 10) / 2);
  tell(
    `${ZONES} zones of ${PEOPLE} on two processes, ${how === 'mixed' ? 'each on both' : 'each on one'}, ${WALKING} of each walk: until others know, 95 of 100`,
    `${at(all, 0.95).toFixed(0)} ms (median ${at(all, 0.5).toFixed(0)} ms; ${shares.map((share) => share.toFixed(0)).join(' and ')} % of a core)`,
    '150 ms, everybody heard',
    isWhole && at(all, 0.95) <= 150,
  );
  await Promise.all(zones.flat().map((bot) => bot.leave()));
}

async function death(plaza: BenchPlaza, dying: KillableNode, other: KillableNode): Promise<void> {
  const bots: Bot[] = [];
  for (let number = 0; number < SURVIVORS; number++) {
    const bot = new Bot((await plaza.aPerson()).bearer, '/zones/mermaid');
    await bot.enter(url(dying));
    bot.step();
    bots.push(bot);
  }
  await wait(500);
  await dying.kill();
  const begun = performance.now();
  await Promise.all(bots.map((bot) => bot.enterAgain(url(other))));
  const seen = new Set<number>();
  const [witness] = bots;
  if (!witness) return;
  const all = new Promise<void>((resolve) => {
    witness.onSeen = (id) => {
      if (id !== witness.id && seen.add(id).size === SURVIVORS - 1) resolve();
    };
  });
  const stand = walkAll(bots);
  await Promise.race([all, wait(10_000)]);
  stand();
  const ms = performance.now() - begun;
  const isWhole = seen.size === SURVIVORS - 1 && bots.every((bot) => bot.isSame);
  tell(
    `a server is killed: ${SURVIVORS} people see each other move on another one`,
    isWhole ? `${ms.toFixed(0)} ms` : `${seen.size + 1} of them`,
    '5,000 ms, under their numbers',
    isWhole && ms <= 5_000,
  );
  await Promise.all(bots.map((bot) => bot.leave()));
}

benchPlaza(async (plaza) => {
  const [one, two] = [await plaza.node(), await plaza.node()];
  await crowd(plaza, one);
  await manyZones(plaza, [one, two], 'together');
  await manyZones(plaza, [one, two], 'mixed');
  await death(plaza, one, two);
});
