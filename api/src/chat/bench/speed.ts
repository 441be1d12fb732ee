import { setTimeout } from 'node:timers/promises';
import { Listener } from '../../realtime/testing/chaos/Listener.ts';
import { type Pair, post, sealMessage } from './Pair.ts';
import { PostLine } from './PostLine.ts';

const PER_SECOND = 100;
const SECONDS = 15;
const WARM_SECONDS = 3;

export interface Latency {
  p50: number;
  p99: number;
  heard: number;
  sent: number;
}

/**
 * From sealing a message until the other one's device is told, at a hundred messages a second. What the pages add, from
 * Enter to the words on screen, is measured in e2e/bench/chat.bench.ts.
 */
export async function measureLatency(url: string, pairs: readonly Pair[]): Promise<Latency> {
  const sentAt = new Map<string, number>();
  const late: number[] = [];
  const breaks = { cut: [], death: [] };
  const listeners = pairs.map(({ writers: [, other] }) => {
    const listener = new Listener(url, other.device.user.id, other.token, breaks);
    listener.onEvent = () => {
      const at = sentAt.get(listener.texts.at(-1) ?? '');
      if (at !== undefined) late.push(performance.now() - at);
    };
    return listener;
  });
  await Promise.all(listeners.map((listener) => listener.open()));
  const begun = performance.now();
  const sending: Promise<boolean>[] = [];
  for (let number = 0; number < PER_SECOND * (SECONDS + WARM_SECONDS); number += 1) {
    await setTimeout(Math.max(0, begun + (number * 1_000) / PER_SECOND - performance.now()));
    const pair = pairs[number % pairs.length];
    if (!pair) break;
    const at = performance.now();
    const body = sealMessage(pair.writers[0], pair.chat, `message ${number}`);
    if (number >= PER_SECOND * WARM_SECONDS) sentAt.set(body.content, at);
    sending.push(post(url, pair.writers[0], body));
  }
  await Promise.all(sending);
  for (let waited = 0; waited < 50 && late.length < sentAt.size; waited += 1) await setTimeout(100);
  await Promise.all(listeners.map((listener) => listener.end()));
  late.sort((one, other) => one - other);
  const share = (part: number) => late[Math.min(late.length - 1, Math.floor(late.length * part))] ?? Infinity;
  return { p50: share(0.5), p99: share(0.99), heard: late.length, sent: sentAt.size };
}

/** Of each writer; the first of them warm the server up. */
const EACH = 400;
const WARM = 100;

/**
 * How many messages a second are committed and acknowledged, when all of these write as fast as they can, each the next
 * when the last is acknowledged. Sealed beforehand: that is the work of other machines.
 */
export async function measureThroughput(
  url: string,
  pairs: readonly Pair[],
): Promise<{ perSecond: number; all: number; refused: number }> {
  const lines = await Promise.all(
    pairs.flatMap(({ writers, chat }) =>
      writers.map(async (writer) => ({
        line: await PostLine.open(url, '/api/chat/send-message', writer),
        bodies: Array.from({ length: EACH }, (_, number) =>
          JSON.stringify(sealMessage(writer, chat, `message ${number}`)),
        ),
      })),
    ),
  );
  let refused = 0;
  const write = (from: number, to: number) =>
    Promise.all(
      lines.map(async ({ line, bodies }) => {
        for (const body of bodies.slice(from, to)) if (!(await line.post(body))) refused += 1;
      }),
    );
  await write(0, WARM);
  const begun = performance.now();
  await write(WARM, EACH);
  const seconds = (performance.now() - begun) / 1_000;
  for (const { line } of lines) line.close();
  const all = lines.length * EACH;
  return { perSecond: (lines.length * (EACH - WARM) - refused) / seconds, all, refused };
}
