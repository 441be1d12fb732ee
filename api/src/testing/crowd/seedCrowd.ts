import type { Knex } from 'knex';
import { createDb } from '../../db/createDb.ts';
import { FIRST_NAMES, LAST_NAMES, WORDS } from './words.ts';
import { withoutIndexes } from './withoutIndexes.ts';

export interface Crowd {
  /** Somebody with exactly so many friends, by how many. */
  shapes: Record<0 | 3 | 50 | 300 | 2000, string>;
  /** The three hundred who have written most. */
  busiest: string[];
}

export interface CrowdSize {
  people: number;
  /** Rows: two for each pair. */
  friendships: number;
  posts: number;
}

export const A_BIG_TOWN: CrowdSize = { people: 100_000, friendships: 2_000_000, posts: 1_000_000 };

const TABLES = ['users', 'friendships', 'posts', 'post_tags', 'reactions', 'blocks', 'mutes', 'hidden_posts'];
const SHAPES = [0, 3, 50, 300, 2000] as const;

/** Fills an empty database with a crowd that is the same every time, for the numbers that need one. */
export async function seedCrowd(url: string, size: CrowdSize = A_BIG_TOWN): Promise<Crowd> {
  const db = createDb({ url, poolSize: 1, patient: true });
  try {
    return await db.transaction(async (transaction) => {
      // Nothing here can point to nowhere, and millions of rows would each be looked up.
      await transaction.raw('set local session_replication_role = replica');
      await transaction.raw("set local work_mem = '256MB'");
      await transaction.raw("set local maintenance_work_mem = '512MB'");
      await transaction.raw('select setseed(0.42)');
      return withoutIndexes(transaction, TABLES, async () => {
        const first = await seedPeople(transaction, size.people);
        const shapes = await seedFriends(transaction, first, size);
        await seedPosts(transaction, first, size);
        await seedAnswers(transaction, first, size);
        return { shapes, busiest: await busiestOf(transaction) };
      });
    });
  } finally {
    // Statistics, dead rows and files as a server that has lived for a while has them.
    await db.raw('vacuum analyze');
    await db.raw('checkpoint');
    await db.destroy();
  }
}

async function seedPeople(db: Knex, people: number): Promise<number> {
  const { rows } = await db.raw(
    `with made as (
       insert into users (name, username, email, is_verified)
       select first || ' ' || last, lower(first || left(last, 3)) || n, n || '@crowd.example', true
       from (select n,
           (:first::text[])[1 + floor(random() * cardinality(:first::text[]))::int] as first,
           (:last::text[])[1 + floor(random() * cardinality(:last::text[]))::int] as last
         from generate_series(1, :people) n) named
       returning id
     ) select min(id)::int as first from made`,
    { people, first: FIRST_NAMES, last: LAST_NAMES },
  );
  return rows[0].first;
}

/** A few people of known shapes, and everybody else by chance: some with many friends, most with a handful. */
async function seedFriends(
  db: Knex,
  first: number,
  { people, friendships }: CrowdSize,
): Promise<Crowd['shapes']> {
  const ids = Object.fromEntries(SHAPES.map((friends, at) => [friends, String(first + at)]));
  const others = first + SHAPES.length;
  const crowd = people - SHAPES.length;
  for (const [at, friends] of SHAPES.entries()) {
    await befriend(
      db,
      `select :me::bigint as one, :others + n * :step as other from generate_series(0, :last) n`,
      {
        me: first + at,
        others,
        step: Math.max(1, Math.floor(crowd / Math.max(1, friends)) - 1),
        last: friends - 1,
      },
    );
  }
  await befriend(
    db,
    `select distinct least(a, b) as one, greatest(a, b) as other from (
       select :others + floor(:crowd * random() ^ 1.3)::bigint as a, :others + floor(:crowd * random())::bigint as b
       from generate_series(1, :pairs)) met
     where a <> b`,
    { others, crowd, pairs: Math.floor(friendships / 2) },
  );
  return ids as Crowd['shapes'];
}

async function befriend(db: Knex, pairs: string, values: Record<string, number>): Promise<void> {
  await db.raw(
    `insert into friendships (user_id, friend_id)
     with pairs as materialized (${pairs})
     select one, other from pairs union all select other, one from pairs
     on conflict do nothing`,
    values,
  );
}

/** Five thousand sentences said again and again, each post with a rare word of its own and one in four with a tag. */
async function seedPosts(db: Knex, first: number, { people, posts }: CrowdSize): Promise<void> {
  await db.raw(
    `create temporary table sentences on commit drop as
     select s, string_agg(word, ' ') as said from (
       select s, (:words::text[])[1 + floor(cardinality(:words::text[]) * random() ^ 2)::int] as word
       from generate_series(1, 5000) s, generate_series(1, 12)) picked
     group by s`,
    { words: WORDS },
  );
  await db.raw(
    `insert into posts (author_id, context, sharing, created_at)
     select :first + floor(:people * random() ^ 1.5)::bigint,
       said || ' rare' || (n::bigint * 7919 % 50000) || case when n % 4 = 0 then ' #tag' || (n % 40) else '' end,
       case when random() < 0.7 then 1 else 2 end,
       now() - (:posts - n) * interval '30 seconds'
     from generate_series(1, :posts) n join sentences on s = 1 + n * 31 % 5000`,
    { first, people, posts },
  );
  await db.raw(
    `insert into post_tags (tag, post_id)
     select substring(context from '#(tag\\d+)$'), id from posts where context like '%#tag%'`,
  );
}

function busiestOf(db: Knex): Promise<string[]> {
  return db('posts')
    .groupBy('author_id')
    .orderByRaw('count(*) desc, author_id')
    .limit(300)
    .pluck('author_id');
}

/** What people answered, whom they ask, and whom and what they do not want to see. Nobody of a known shape has a wall. */
async function seedAnswers(db: Knex, first: number, { people, posts }: CrowdSize): Promise<void> {
  const values = {
    person: first + SHAPES.length,
    people: people - SHAPES.length,
    posts,
    reactions: Math.floor(posts * 0.3),
    walls: Math.floor(people / 2),
    hidden: Math.floor(people / 5),
  };
  const somebody = ':person + floor(:people * random())::bigint';
  const somePost = '(select min(id) from posts) + floor(:posts * random())::bigint';
  await db.raw(
    `insert into reactions (post_id, user_id, stars)
     select ${somePost}, ${somebody}, 1 + floor(5 * random())::int from generate_series(1, :reactions)
     on conflict do nothing`,
    values,
  );
  await db.raw(
    `insert into post_counts (post_id, stars, stars_sum, comments, shares)
     select p.id, coalesce(r.count, 0), coalesce(r.sum, 0), floor(4 * random() ^ 3)::int, floor(3 * random() ^ 3)::int
     from posts p left join (
       select post_id, count(*)::int as count, sum(stars)::int as sum from reactions group by post_id
     ) r on r.post_id = p.id`,
  );
  for (const table of ['blocks', 'mutes']) {
    await db.raw(
      `insert into ${table} (user_id, other_id)
       select distinct one, other from (
         select ${somebody} as one, ${somebody} as other from generate_series(1, :walls)) met
       where one <> other
       on conflict do nothing`,
      values,
    );
  }
  await db.raw(
    `insert into friend_requests (from_id, to_id)
     select distinct one, other from (
       select ${somebody} as one, ${somebody} as other from generate_series(1, :walls)) met
     where one <> other`,
    values,
  );
  await db.raw(
    `insert into hidden_posts (user_id, post_id)
     select ${somebody}, ${somePost} from generate_series(1, :hidden) on conflict do nothing`,
    values,
  );
}
