import type { CallAnswer } from '@plaza/api-contract';
import { aPost } from '../feed/testing/aPost.ts';
import { rowsRead } from '../testing/crowd/planOf.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';

const server = testPlaza();
const CROWD = 3_000;
let me: User;
let post: string;

const react = (as: User, stars = 5) =>
  server.as(as).put(`/api/posts/${post}/reaction`, { stars, emoji: null });
const newest = async () =>
  (await server.as(me).get<CallAnswer<'GET /notifications'>>('/api/notifications')).body.items[0];
/** Those of the crowd behind a number. */
const behind = (from: number) =>
  server.db('users').whereRaw("username like 'crowd-%' and cast(substr(username, 7) as int) > ?", [from]);
const shutOut = (from: number, isBlocked: boolean) => behind(from).update({ is_blocked: isBlocked });

beforeAll(async () => {
  me = await server.aUser();
  post = (await aPost(server, me)).ID;
  await react(await server.aUser());
  await server.db.raw(
    `with crowd as (
       insert into users (name, username, email, is_verified, joined_at)
       select 'Crowd', 'crowd-' || n, 'crowd-' || n || '@mail.example', true, now() from generate_series(1, :crowd) n returning id
     )
     insert into notification_actors (notification_id, actor_id, happened_at)
     select n.id, crowd.id, now() - interval '1 hour' from notifications n cross join crowd where n.user_id = :me`,
    { crowd: CROWD, me: me.id },
  );
  await server.db.raw('analyze users, notifications, notification_actors');
});

describe('an unread group in which thousands have done something', () => {
  it('is not gathered anew as a whole with each act', async () => {
    const asked: { sql: string; bindings: unknown[] }[] = [];
    const note = (query: { sql: string; bindings: unknown[] }) => void asked.push(query);
    const another = await server.aUser();
    server.db.on('query', note);
    await react(another);
    server.db.off('query', note);
    const reading = asked.filter(({ sql }) => /^\s*select/.test(sql) && sql.includes('notification_actors'));
    expect(reading.length).toBeGreaterThan(0);
    const connection = await server.db.client.acquireConnection();
    let read = 0;
    for (const { sql, bindings } of reading) {
      const { rows } = await connection.query(`explain (analyze, format json) ${sql}`, bindings);
      read += rowsRead(rows[0]['QUERY PLAN'][0].Plan, 'notification_actors');
    }
    await server.db.client.releaseConnection(connection);
    expect(read).toBeLessThan(CROWD / 2);
  });

  it('names the newest, and counts no further than 999', async () => {
    const another = await server.aUser({ name: 'Last One' });
    await react(another, 3);
    expect(await newest()).toMatchObject({
      actor_count: 999,
      has_more_actors: true,
      stars: 3,
      actors: [{ name: 'Last One' }, {}, {}],
    });
  });

  it('counts nobody whom the reader does not see, and says that there may be more behind those it looked at', async () => {
    await shutOut(500, true);
    const seen = await newest();
    expect(seen?.actor_count).toBeGreaterThanOrEqual(500);
    expect(seen?.actor_count).toBeLessThan(510);
    expect(seen?.has_more_actors).toBe(true);
    await shutOut(500, false);
  });

  it('still names whom the reader sees where the newest have been shut out', async () => {
    await server.db('users').where('username', 'like', 'crowd-%').update({ is_blocked: true });
    const shown = await newest();
    expect(shown?.actors[0]?.name).toBe('Last One');
    expect(shown?.actor_count).toBeLessThan(10);
  });

  it('gives an exact number where it has looked at all of them', async () => {
    await shutOut(0, false);
    await shutOut(500, true);
    await server.db('notification_actors').whereIn('actor_id', behind(1_500).select('id')).delete();
    const shown = await newest();
    const there = await server
      .db('notification_actors as k')
      .join('users as u', 'u.id', 'k.actor_id')
      .where('u.is_blocked', false)
      .count<{ count: string }[]>('*');
    expect(shown).toMatchObject({ actor_count: Number(there[0]?.count), has_more_actors: false });
  });
});
