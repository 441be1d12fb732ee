import { setTimeout } from 'node:timers/promises';
import { type BenchPerson, type BenchPlaza, benchPlaza, tellAs } from '../../testing/bench/benchPlaza.ts';
import { publishToChannel } from '../publishToChannel.ts';
import { publishToUser } from '../publishToUser.ts';
import { joinHub } from '../testing/joinHub.ts';
import { News } from './News.ts';

// A thousand who are connected at the same time, in a Plaza that has been written in for long.

/** `PLAZA_CROWD=100` is a shorter look. */
const PEOPLE = Number(process.env['PLAZA_CROWD'] ?? 1_000);
const POSTS = 100_000;
const POSTS_AT_ONCE = 2_000;
/** Of a thousand some ten have one post on screen. */
const CHANNELS = Math.ceil(PEOPLE / 10);
const AT_ONCE = 25;
const WORDS = 200;
const EVERY_MS = 50;
const PATIENCE_MS = 30_000;

const tell = tellAs('hub');

benchPlaza(async (plaza) => {
  const { db } = plaza.server.plaza;
  const people = await inTurn(PEOPLE, () => plaza.aPerson());
  const channels = await somePosts(plaza, people);
  const node = await plaza.node();
  const news = new News();
  let nth = 0;
  const begun = performance.now();
  await inTurn(PEOPLE, async () => {
    const at = nth++;
    const person = people[at];
    const channel = channels[at % CHANNELS];
    if (!person || !channel) throw new Error('There are enough.');
    const { connection, sync } = await joinHub(`http://127.0.0.1:${node.port}`, person.bearer);
    await sync(null);
    await connection.invoke('subscribe', channel);
    news.follow(connection, person.id, [channel]);
  });
  const seconds = (performance.now() - begun) / 1_000;

  for (let said = 0; said < WORDS; said += 1) {
    const person = people[(said * 37) % PEOPLE];
    const channel = channels[said % CHANNELS];
    if (!person || !channel) throw new Error('There are enough.');
    const ID = String(said);
    await publishToChannel(db, channel, 'post-changed', { ID, what: 'edited', counts: null });
    const payload = { message: ID, sendername: 'Amber', chatID: '1' };
    await publishToUser(db, person.id, { type: 'new-message', payload });
    news.told(ID, [channel, person.id]);
    await setTimeout(EVERY_MS);
  }
  const waitedSince = performance.now();
  while (news.isMissed() && performance.now() - waitedSince < PATIENCE_MS) await setTimeout(50);
  const { late, missed } = news.take();
  const p99 = late.toSorted((one, other) => one - other)[Math.floor(late.length * 0.99)] ?? Infinity;
  tell(
    `news among ${PEOPLE.toLocaleString('en')} who are connected, with ${POSTS.toLocaleString('en')} posts, 99 of 100`,
    `${p99.toFixed(0)} ms of ${late.length.toLocaleString('en')}, ${missed} lost (all connected after ${seconds.toFixed(1)} s)`,
    'under 250 ms, none lost',
    p99 < 250 && missed === 0,
  );
});

/** As many as are wanted, some of them at a time. */
async function inTurn<T>(count: number, act: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  while (all.length < count)
    all.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - all.length) }, act))));
  return all;
}

/** Writes all of them, and answers the channels of the newest. */
async function somePosts({ server }: BenchPlaza, authors: readonly BenchPerson[]): Promise<string[]> {
  const { db } = server.plaza;
  for (let written = 0; written < POSTS; written += POSTS_AT_ONCE)
    await db.raw(
      `insert into posts (author_id, context, sharing)
       select (cast(:authors as bigint[]))[1 + n % :people], 'The lamps are on.', 1 from generate_series(1, :posts) n`,
      { authors: authors.map(({ id }) => id), people: authors.length, posts: POSTS_AT_ONCE },
    );
  const ids: string[] = await db('posts').orderBy('id', 'desc').limit(CHANNELS).pluck('id');
  return ids.map((id) => `post-${id}`);
}
