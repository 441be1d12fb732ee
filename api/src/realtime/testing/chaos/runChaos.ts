import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Knex } from 'knex';
import { Door } from './Door.ts';
import { KillableNode } from './KillableNode.ts';
import { Listener } from './Listener.ts';

export interface ChaosOptions {
  /** Where the processes meet, and who listens there. */
  database: { db: Knex; url: string; sessionSecret: string };
  people: { id: string; token: string }[];
  messages: number;
  /** As long as it can be kept up. */
  perSecond: number;
  /** Of the connections, at each cut. */
  share: number;
  cutEveryMs: number;
  killEveryMs: number;
}

export interface ChaosOutcome {
  kills: number;
  cuts: number;
  lost: number;
  twice: number;
  outOfOrder: number;
  /** Milliseconds from a break to the next sign of life, the slowest of twenty. */
  reconnectP95: number;
  /** The same of connections that were cut on their way, and of those whose process died. */
  cutP95: number;
  deathP95: number;
  seconds: number;
}

const NODES = 2;
/** After so long a supervisor brings a process back. Until then the other one has everybody alone. */
const RESTART_MS = 2_000;
const AT_ONCE = 8;
const GROUPS = 10;

/** Two processes, people who listen, messages for all of them; and a hand that cuts and kills while they are sent. */
export async function runChaos(options: ChaosOptions): Promise<ChaosOutcome> {
  const { database, people, messages, perSecond, share, cutEveryMs, killEveryMs } = options;
  const { db } = database;
  await db.raw('create table if not exists chaos_batches (id text primary key)');
  const folders = Array.from({ length: NODES }, () => mkdtempSync(join(tmpdir(), 'plaza-chaos-')));
  const nodes = folders.map(
    (folder) =>
      new KillableNode({
        DATA_DIR: folder,
        DATABASE_URL: database.url,
        SESSION_SECRET: database.sessionSecret,
      }),
  );
  await Promise.all(nodes.map((node) => node.start()));
  const listeners = new Map<string, Listener>();
  const door = new Door(nodes, (who, why) => listeners.get(who)?.broke(why));
  const address = await door.open();
  const breaks = { cut: new Array<number>(), death: new Array<number>() };
  for (const { id, token } of people) listeners.set(id, new Listener(address, id, token, breaks));
  await Promise.all([...listeners.values()].map((listener) => listener.open()));

  let kills = 0;
  const begun = performance.now();
  const over = new AbortController();
  const cutter = setInterval(() => door.cut(share), cutEveryMs);
  const killing = (async () => {
    while (await hasWaited(killEveryMs, over.signal)) {
      const node = nodes[kills % NODES];
      kills += 1;
      await node?.kill();
      await setTimeout(RESTART_MS);
      await node?.start();
    }
  })();
  await sendAll(address, people, { messages, perSecond });
  clearInterval(cutter);
  over.abort();
  await killing;

  const each = messages / people.length;
  const all = [...listeners.values()];
  await Promise.all(all.map((listener) => hasHeard(listener, each)));
  const seconds = (performance.now() - begun) / 1_000;
  for (const listener of all) await listener.end();
  await door.close();
  for (const node of nodes) await node.kill();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  return {
    ...judge(all, each),
    kills,
    cuts: breaks.cut.length,
    reconnectP95: p95([...breaks.cut, ...breaks.death]),
    cutP95: p95(breaks.cut),
    deathP95: p95(breaks.death),
    seconds,
  };
}

/** False when it was over before. */
const hasWaited = (ms: number, signal: AbortSignal): Promise<boolean> =>
  setTimeout(ms, true, { signal }).catch(() => false);

/** A batch is one message to a tenth of the people. Whoever gets no answer sends it again, to whatever process is there. */
async function sendAll(
  address: string,
  people: { id: string }[],
  { messages, perSecond }: Pick<ChaosOptions, 'messages' | 'perSecond'>,
): Promise<void> {
  // In the order of their ids, or two batches may wait for each other.
  const ids = people.map(({ id }) => id).sort((one, other) => Number(one) - Number(other));
  const groups = Array.from({ length: GROUPS }, (_, group) =>
    ids.filter((_id, index) => index % GROUPS === group).join(','),
  );
  const msEach = (1_000 * people.length) / GROUPS / perSecond;
  const begun = performance.now();
  const batches = Array.from({ length: (messages / people.length) * GROUPS }, (_, index) => index);
  const send = async (): Promise<void> => {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
      await setTimeout(Math.max(0, begun + batch * msEach - performance.now()));
      while (!(await isSent(`${address}/chaos/send/${batch}/${groups[batch % GROUPS]}`)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
}

const isSent = async (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Resolves when the last one is there; one that is lost for good would keep it waiting, so not for ever. */
function hasHeard(listener: Listener, count: number): Promise<void> {
  return new Promise((resolve) => {
    const patience = globalThis.setTimeout(resolve, 30_000);
    listener.onEvent = () => {
      if ((listener.events.at(-1) ?? 0) < count) return;
      clearTimeout(patience);
      resolve();
    };
    listener.onEvent();
  });
}

function judge(listeners: Listener[], each: number): Pick<ChaosOutcome, 'lost' | 'twice' | 'outOfOrder'> {
  let [lost, twice, outOfOrder] = [0, 0, 0];
  for (const { events, texts } of listeners) {
    lost += each - new Set(texts).size;
    twice += texts.length - new Set(texts).size;
    outOfOrder += events.filter((event, index) => event !== index + 1).length;
  }
  return { lost, twice, outOfOrder };
}

function p95(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0;
}
