import { Door } from '../../realtime/testing/chaos/Door.ts';
import type { Listener } from '../../realtime/testing/chaos/Listener.ts';
import { benchPlaza, tellAs } from '../../testing/bench/benchPlaza.ts';
import { cpuSeconds } from '../../testing/bench/cpuSeconds.ts';
import { runChatChaos } from './chaos.ts';
import { somePairs } from './Pair.ts';
import { measureLatency, measureThroughput } from './speed.ts';

// What chat promises of its server: how soon, how many, and that nothing is lost. Tells each number as it is known.

const CHATS = 32;
/** `PLAZA_CHAOS_MESSAGES` may say fewer for a first look. */
const MESSAGES = Number(process.env['PLAZA_CHAOS_MESSAGES'] ?? 51_200);
/** Each writer comes from an address of their own: the limits are those of people, not of one machine. */
const MEASURED = { TRUST_PROXY: '1', LOG_LEVEL: 'silent', DATABASE_POOL: '32' };

const tell = tellAs('chat');

benchPlaza(async ({ database, server, node }) => {
  const one = await node(MEASURED);
  const url = `http://127.0.0.1:${one.port}`;
  const pairs = await somePairs(server, url, CHATS);
  const { p50, p99, heard, sent } = await measureLatency(url, pairs);
  const ms = `${p50.toFixed(0)} ms, 99 of 100 within ${p99.toFixed(0)} ms (${heard} of ${sent})`;
  const isSoon = p50 <= 25 && p99 <= 100 && heard === sent;
  tell(
    'from sealing and POST to the event on the other device, at 100 messages a second',
    ms,
    '25 ms, 100 ms',
    isSoon,
  );
  const before = cpuSeconds(one.pid);
  const { perSecond, all, refused } = await measureThroughput(url, pairs);
  const cpuMs = ((cpuSeconds(one.pid) - before) / all) * 1_000;
  // On a machine with other work the second number is the one that means something.
  const taken = `${perSecond.toFixed(0)}/s, each ${cpuMs.toFixed(1)} ms of a core in the server`;
  tell('messages committed and acknowledged', taken, '1,000/s', perSecond >= 1_000 && refused === 0);

  const nodes = [one, await node(MEASURED)];
  const listeners = new Map<string, Listener>();
  const door = new Door(nodes, (who, why) => listeners.get(who)?.broke(why));
  try {
    const address = await door.open();
    const { db } = server.plaza;
    const fresh = await somePairs(server, address, CHATS);
    const about = { db, database, nodes, door, url: address, pairs: fresh, messages: MESSAGES, listeners };
    const { lost, twice, outOfOrder, serverKills, databaseKills, seconds } = await runChatChaos(about);
    tell(
      `${MESSAGES.toLocaleString('en')} messages, ${serverKills} servers and ${databaseKills} times the database killed`,
      `${lost} lost, ${twice} twice, ${outOfOrder} out of order (${seconds.toFixed(0)} s)`,
      'none lost, none twice, in order',
      lost + twice + outOfOrder === 0 && serverKills > 0 && databaseKills > 0,
    );
  } finally {
    await door.close().catch(() => undefined);
  }
});
