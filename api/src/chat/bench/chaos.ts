import { setTimeout } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { EmbeddedServer } from '../../db/embedded/startEmbedded.ts';
import type { Door } from '../../realtime/testing/chaos/Door.ts';
import type { KillableNode } from '../../realtime/testing/chaos/KillableNode.ts';
import { Listener } from '../../realtime/testing/chaos/Listener.ts';
import { type Pair, post, sealMessage, type Writer } from './Pair.ts';

const KILL_EVERY_MS = 6_000;
const RESTART_MS = 1_000;
const CUT_EVERY_MS = 1_000;
const CUT_SHARE = 0.02;
/** Who got no answer waits as long as an outbox does at first. */
const RETRY_MS = 200;
const PATIENCE_MS = 60_000;

export interface Chaos {
  db: Knex;
  database: EmbeddedServer;
  nodes: readonly KillableNode[];
  door: Door;
  url: string;
  pairs: readonly Pair[];
  messages: number;
  /** Told by the door of who was cut off. */
  listeners: Map<string, Listener>;
}

export interface Outcome {
  lost: number;
  twice: number;
  outOfOrder: number;
  serverKills: number;
  databaseKills: number;
  seconds: number;
}

/** Everybody writes and listens, while servers and the database are killed in turn and connections are cut. */
export async function runChatChaos(chaos: Chaos): Promise<Outcome> {
  const { db, url, pairs, listeners, messages } = chaos;
  const breaks = { cut: [], death: [] };
  for (const { writers } of pairs)
    for (const { device, token } of writers)
      listeners.set(device.user.id, new Listener(url, device.user.id, token, breaks));
  await Promise.all([...listeners.values()].map((listener) => listener.open()));

  const begun = performance.now();
  const over = new AbortController();
  const killing = kill(chaos, over.signal);
  const cutter = setInterval(() => chaos.door.cut(CUT_SHARE), CUT_EVERY_MS);
  const each = messages / (pairs.length * 2);
  await Promise.all(
    pairs.flatMap(({ chat, writers }) => writers.map((writer) => writeAll(url, writer, chat, each))),
  );
  const seconds = (performance.now() - begun) / 1_000;
  clearInterval(cutter);
  over.abort();
  const kills = await killing;
  const counts = { lost: 0, twice: 0, outOfOrder: 0 };
  for (const pair of pairs) await judge(db, pair, each * 2 + 1, listeners, counts);
  await Promise.all([...listeners.values()].map((listener) => listener.end()));
  return { ...counts, ...kills, seconds };
}

async function writeAll(url: string, writer: Writer, chat: string, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const body = sealMessage(writer, chat, `message ${number}`);
    while (!(await post(url, writer, body))) await setTimeout(RETRY_MS);
  }
}

async function kill({ nodes, database }: Chaos, signal: AbortSignal) {
  const kills = { serverKills: 0, databaseKills: 0 };
  for (let turn = 0; ; turn += 1) {
    const goesOn = await setTimeout(KILL_EVERY_MS, true, { signal }).catch(() => false);
    if (!goesOn) return kills;
    if (turn % 3 === 2) {
      process.kill(database.pid(), 'SIGKILL');
      kills.databaseKills += 1;
      continue;
    }
    const node = nodes[kills.serverKills % nodes.length];
    kills.serverKills += 1;
    await node?.kill();
    await setTimeout(RESTART_MS);
    // The database may be on its way back as well.
    while (
      node &&
      !(await node.start().then(
        () => true,
        () => false,
      ))
    )
      await setTimeout(RESTART_MS);
  }
}

/** What is in the database, and what each of the two has heard, in the order of the database. */
async function judge(
  db: Knex,
  { chat, writers }: Pair,
  expected: number,
  listeners: Map<string, Listener>,
  counts: Pick<Outcome, 'lost' | 'twice' | 'outOfOrder'>,
): Promise<void> {
  const kept: { seq: number; client_id: string; content: string }[] = await db('chat_entries')
    .where({ conversation_id: chat })
    .orderBy('seq')
    .select('seq', 'client_id', 'content');
  const clients = new Set(kept.map(({ client_id }) => client_id)).size;
  counts.lost += expected - clients;
  counts.twice += kept.length - clients;
  counts.outOfOrder += kept.filter(({ seq }, at) => seq !== at + 1).length;
  const place = new Map(kept.map(({ content }, at) => [content, at]));
  for (const { device } of writers) {
    const listener = listeners.get(device.user.id);
    if (!listener) continue;
    await hasHeard(listener, expected);
    const heard = new Set(listener.texts).size;
    counts.lost += expected - heard;
    counts.twice += listener.texts.length - heard;
    counts.outOfOrder += listener.texts.filter((text, at) => place.get(text) !== at).length;
  }
}

async function hasHeard(listener: Listener, count: number): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS && listener.texts.length < count; waited += 100)
    await setTimeout(100);
}
