import { setTimeout } from 'node:timers/promises';
import { type BenchPerson, type BenchPlaza } from '../../testing/bench/benchPlaza.ts';
import { publishToChannel } from '../publishToChannel.ts';
import { publishToUser } from '../publishToUser.ts';
import { type Joined, joinHub } from '../testing/joinHub.ts';
import { News } from './News.ts';

const BYSTANDERS = 60;
/** What somebody who scrolls has on screen. */
const ON_SCREEN = 20;
/** All that there is, for whoever wants to harm. */
const POSTS = 200;
export const CALLS = 120;
const AT_ONCE = 6;
const EVERY_MS = 25;
const PATIENCE_MS = 30_000;
/** The server takes twenty calls a second from one connection, and some more at the beginning. */
const BURST = 50;

export interface BlocksOutcome {
  /** From the commit to the one who hears it. */
  calmP99: number;
  attackedP99: number;
  heard: number;
  /** Never came. */
  lost: number;
  /** What the calls were answered with, and how often. */
  answers: Record<number, number>;
  seconds: number;
}

/** One member blocks and unblocks somebody again and again, who like all listens to much; how late is the others' news? */
export async function blockAgainAndAgain(plaza: BenchPlaza): Promise<BlocksOutcome> {
  const { db } = plaza.server.plaza;
  const node = await plaza.node();
  const url = `http://127.0.0.1:${node.port}`;
  const [attacker, victim, ...bystanders] = await Promise.all(
    Array.from({ length: BYSTANDERS + 2 }, () => plaza.aPerson()),
  );
  if (!attacker || !victim) throw new Error('There are two.');
  const posts = await somePosts(plaza, bystanders);
  const { username } = await db('users').where({ id: victim.id }).first('username');
  const news = new News();
  const joined: Joined[] = [];
  const listen = async (person: BenchPerson, channels: readonly string[]): Promise<void> => {
    const one = await joinHub(url, person.bearer);
    joined.push(one);
    await one.sync(null);
    for (const [at, channel] of channels.entries()) {
      if (at > BURST) await setTimeout(55);
      await one.connection.invoke('subscribe', channel);
    }
    if (person !== attacker && person !== victim) news.follow(one.connection, person.id, channels);
  };
  const channels = posts.map((id) => `post-${id}`);
  await Promise.all([
    listen(attacker, channels),
    listen(victim, channels),
    ...bystanders.map((person, at) =>
      listen(
        person,
        Array.from({ length: ON_SCREEN }, (_, nth) => channels[(at * 3 + nth) % POSTS] ?? ''),
      ),
    ),
  ]);

  let isOver = false;
  const speaking = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const person = bystanders[turn % BYSTANDERS];
      const channel = channels[(turn * 7) % POSTS];
      if (!person || !channel) throw new Error('There are enough.');
      const said = String(turn);
      await publishToChannel(db, channel, 'post-changed', { ID: said, what: 'edited', counts: null });
      await publishToUser(db, person.id, {
        type: 'new-message',
        payload: { message: said, sendername: 'Amber', chatID: '1' },
      });
      news.told(said, [channel, person.id]);
      await setTimeout(EVERY_MS);
    }
  })();
  await setTimeout(3_000);
  const calm = news.take();

  const begun = performance.now();
  const answers: Record<number, number> = {};
  const block = async (nth: number): Promise<void> => {
    const method = nth % 2 === 0 ? 'PUT' : 'DELETE';
    const { status } = await fetch(`${url}/api/people/${username}/block`, {
      method,
      headers: { authorization: attacker.bearer },
    });
    answers[status] = (answers[status] ?? 0) + 1;
  };
  for (let nth = 0; nth < CALLS; nth += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, more) => block(nth + more)));
  const seconds = (performance.now() - begun) / 1_000;
  // What the attack set going may still be under way.
  await setTimeout(1_000);
  isOver = true;
  await speaking;
  const waitedSince = performance.now();
  while (news.isMissed() && performance.now() - waitedSince < PATIENCE_MS) await setTimeout(50);
  const attacked = news.take();
  await Promise.all(joined.map(({ connection }) => connection.stop()));
  await node.kill();
  return {
    calmP99: p99(calm.late),
    attackedP99: p99(attacked.late),
    heard: attacked.late.length,
    lost: attacked.missed,
    answers,
    seconds,
  };
}

async function somePosts({ server }: BenchPlaza, authors: readonly BenchPerson[]): Promise<string[]> {
  const { db } = server.plaza;
  const rows = Array.from({ length: POSTS }, (_, at) => ({
    author_id: authors[at % authors.length]?.id,
    context: 'The lamps are on.',
    sharing: 1,
  }));
  const made: { id: string }[] = await db('posts').insert(rows).returning('id');
  return made.map(({ id }) => id);
}

const p99 = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.99)] ?? Infinity;
