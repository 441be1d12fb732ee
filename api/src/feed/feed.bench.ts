import { createDb } from '../db/createDb.ts';
import { measure } from '../testing/crowd/measure.ts';
import { scannedWhole } from '../testing/crowd/planOf.ts';
import { seedCrowd, type Crowd } from '../testing/crowd/seedCrowd.ts';
import { testDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { COMMENTS_OF_POST } from './comments/listComments.ts';
import * as statements from './feedStatements.ts';
import { perCpuSecond } from './testing/perCpuSecond.ts';

const FRIENDS_MS = 25;
const GLOBAL_MS = 10;
const SHARE_OF_BARE = 0.4;
const ASKED = 300;

const env: Record<string, string> = {};
let database: TestDatabase;
let crowd: Crowd;
let newest: number;
beforeAll(async () => {
  database = await testDatabase();
  crowd = await seedCrowd(database.url);
  await fillTheRest(database.url);
  env['DATABASE_URL'] = database.url;
}, 900_000);
const server = testPlaza({ env });
beforeAll(async () => {
  newest = Number((await server.db('posts').max({ id: 'id' }))[0]?.['id']);
}, 60_000);
afterAll(() => database.drop());

/** What the crowd has not written: an empty table is read as a whole, and rightly. */
async function fillTheRest(url: string): Promise<void> {
  const db = createDb({ url, poolSize: 1, patient: true });
  const some = (rows: number) => `select 1 + floor(random() * 900000)::int, 1 + floor(random() * 90000)::int
    from generate_series(1, ${rows})`;
  try {
    await db.raw(`insert into post_shares (post_id, user_id) ${some(100_000)} on conflict do nothing`);
    await db.raw(`insert into comments (post_id, author_id, context)
      select post_id, author_id, 'A comment' from (${some(300_000)}) as c(post_id, author_id)`);
    await db.raw(`
      with made as (
        insert into media (id, owner_id, kind, files, is_public, stored_at, attached_at, loose_since, created_at)
        select gen_random_uuid(), 1 + n, 'image', jsonb_build_array(jsonb_build_object(
          'name', '960.webp', 'type', 'image/webp', 'bytes', 1000, 'width', 960)), true, now(), now(), now(), now()
        from generate_series(1, 50000) n returning id, owner_id)
      insert into post_media (post_id, media_id, place) select owner_id * 19, id, 0 from made`);
    await db.raw('update posts set media_count = 1 where id in (select post_id from post_media)');
    await db.raw('vacuum analyze post_shares, comments, media, post_media, posts');
    await db.raw('checkpoint');
  } finally {
    await db.destroy();
  }
}

/** Somebody new who has these friends. */
async function friendOf(ids: readonly string[]): Promise<string> {
  const { id } = await server.aUser();
  await server.db.raw(
    `insert into friendships (user_id, friend_id)
     select :id::bigint, other from unnest(:ids::bigint[]) other union all
     select other, :id::bigint from unnest(:ids::bigint[]) other`,
    { id, ids: [...ids] },
  );
  return id;
}

const pluckIds = async (sql: string): Promise<string[]> =>
  (await server.db.raw(sql)).rows.map(({ id }: { id: string }) => id);
/** Who has not written for long: the shape in which the statement one would write down takes seconds. */
const quiet = (count: number) =>
  pluckIds(
    `select author_id as id from posts group by 1 having max(id) < ${Math.floor(newest / 4)} limit ${count}`,
  );
/** Who has never written. */
const silent = (count: number) =>
  pluckIds(`insert into users (username, name, email, is_verified)
    select 'silent-' || n, 'Silent', n || '@silent.example', true from generate_series(1, ${count}) n returning id`);

const readers: Record<string, () => Promise<string>> = {
  'nobody for a friend': async () => crowd.shapes[0],
  '3 friends': async () => crowd.shapes[3],
  '50 friends': async () => crowd.shapes[50],
  '300 friends': async () => crowd.shapes[300],
  '2000 friends': async () => crowd.shapes[2000],
  'the 300 busiest for friends': () => friendOf(crowd.busiest),
  '3 quiet friends': async () => friendOf(await quiet(3)),
  '300 quiet friends': async () => friendOf(await quiet(300)),
  '300 friends who never write': async () => friendOf(await silent(300)),
};

const told: string[] = [];
afterAll(() => console.log(told.join('\n')));
const tell = (what: string, times: object) => told.push(`${what.padEnd(52)} ${JSON.stringify(times)}`);

const depths = { top: 1, middle: 0.5, 'near the end': 0.01 };
const cursorsAt = (share: number) =>
  Array.from({ length: ASKED }, (_, at) =>
    share === 1 ? null : String(Math.floor(newest * share) - at * 7),
  );

describe('the friends feed', () => {
  it.each(Object.entries(readers))('of who has %s', async (name, reader) => {
    const me = await reader();
    for (const [depth, share] of Object.entries(depths)) {
      const times = await measure(cursorsAt(share), (before) =>
        statements.readFriends(server.db, [me, before]),
      );
      tell(`friends feed, ${name}, ${depth}`, times);
      expect(times.p99).toBeLessThanOrEqual(FRIENDS_MS);
    }
  });

  it('of each of the 300 busiest', async () => {
    const times = await measure(crowd.busiest, (me) => statements.readFriends(server.db, [me, null]));
    tell('friends feed, each of the 300 busiest', times);
    expect(times.p99).toBeLessThanOrEqual(FRIENDS_MS);
  });
});

describe('the global feed', () => {
  it.each(Object.entries(depths))('%s', async (depth, share) => {
    const times = await measure(cursorsAt(share), (before) =>
      statements.readGlobal(server.db, [crowd.shapes[300], before]),
    );
    tell(`global feed, ${depth}`, times);
    expect(times.p99).toBeLessThanOrEqual(GLOBAL_MS);
  });
});

it('no plan reads a table from end to end', async () => {
  const texts = Object.entries({ ...statements, COMMENTS_OF_POST }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const people = [
    crowd.shapes[0],
    crowd.shapes[3],
    crowd.shapes[300],
    crowd.shapes[2000],
    crowd.busiest[0] ?? '',
  ];
  const scanned: string[] = [];
  for (const [name, text] of texts) {
    for (const me of people) {
      for (const mode of ['force_custom_plan', 'force_generic_plan']) {
        for (const table of scannedWhole(await planAs(mode, text, me))) scanned.push(`${name}: ${table}`);
      }
    }
  }
  expect([...new Set(scanned)]).toEqual([]);

  /** The plan as a prepared statement has it: made for these values, or once for all. */
  async function planAs(mode: string, text: string, me: string): Promise<string> {
    const literal = (values: readonly string[]) => values.join(', ');
    const post = String(Math.floor(newest / 2));
    const [first, second] = text.includes('any($1')
      ? [`'{${post}}'`, '']
      : [me, text.includes('any($2') ? `'{${post}}'` : post];
    const third = text.includes('t.tag') ? `'tag7'` : me;
    const given = [first, ...(text.includes('$2') ? [second] : []), ...(text.includes('$3') ? [third] : [])];
    const types = given.map((value) =>
      value.includes('{') ? 'bigint[]' : value.includes('tag') ? 'text' : 'bigint',
    );
    return server.db.transaction(async (db) => {
      await db.raw(`set local plan_cache_mode = ${mode}`);
      const connection = await db.client.acquireConnection();
      await connection.query(`prepare looked (${types.join(', ')}) as ${text}`);
      const { rows } = await connection.query(`explain execute looked (${literal(given)})`);
      await connection.query('deallocate looked');
      return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
    });
  }
});

it('the whole route does at least 0.4 of what bare Koa does with the same SQL, for each second of processor', async () => {
  const { full, bare } = await perCpuSecond({ url: database.url, userId: crowd.shapes[50] });
  const share = full / bare;
  tell(
    'requests per CPU second: the route, bare Koa, share',
    [full, bare, share].map((value) => Number(value.toFixed(2))),
  );
  expect(share).toBeGreaterThanOrEqual(SHARE_OF_BARE);
}, 300_000);
