import { FEED_PAGE, type FeedItem } from '@plaza/api-contract';
import { befriend } from '../friends/testing/befriend.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { aPost } from './testing/aPost.ts';

const server = testPlaza();

const feed = (as: User | null, path: string) => server.as(as).get<FeedItem[]>(path);
const texts = async (as: User, path: string) => (await feed(as, path)).body.map(({ context }) => context);
/** Posts straight into the table: for many of them. */
async function posts(author: User, count: number, text: string, more: object = {}): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => ({
    author_id: author.id,
    context: `${text} ${at + 1}`,
    sharing: 1,
    ...more,
  }));
  await server.db('posts').insert(rows);
}
/** Many new friends at once. */
async function friends(me: User, count: number): Promise<User[]> {
  const { rows } = await server.db.raw(
    `with crowd as (
       insert into users (username, name, email, is_verified)
       select name, name, name || '@plaza.example', true
       from (select 'friend-' || md5(random()::text) as name from generate_series(1, :count)) as names returning id
     ), there as (insert into friendships (user_id, friend_id) select :me, id from crowd),
     back as (insert into friendships (user_id, friend_id) select id, :me from crowd)
     select id from crowd`,
    { me: me.id, count },
  );
  return rows;
}
/** Every page, as somebody sees them who scrolls to the end. */
async function scrolled(as: User, path: string): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 20; page += 1) {
    const { body } = await feed(as, cursor ? `${path}?cursor=${cursor}` : path);
    seen.push(...body.map(({ context }) => context));
    cursor = body.at(-1)?.cursor;
    if (body.length < FEED_PAGE) return seen;
  }
  throw new Error('The feed does not end.');
}

describe('GET /contents/friends', () => {
  it('[7.2-4] shows one’s own posts and those of friends, of both kinds, newest first', async () => {
    const [me, friend, stranger] = [await server.aUser(), await server.aUser(), await server.aUser()];
    await befriend(server.db, me, friend);
    await aPost(server, me, { context: 'mine', sharing: 2 });
    await aPost(server, stranger, { context: 'of a stranger' });
    await aPost(server, friend, { context: 'for friends', sharing: 2 });
    await aPost(server, friend, { context: 'for all' });
    expect(await texts(me, '/api/contents/friends')).toEqual(['for all', 'for friends', 'mine']);
    expect(await texts(stranger, '/api/contents/friends')).toEqual(['of a stranger']);
  });

  it('[7.2-4] [3-3] answers a plain array of feed items, and says in a header where the next page is', async () => {
    const me = await server.aUser({ name: 'Juniper Brandt', username: 'juniper' });
    await server
      .db('users')
      .where({ id: me.id })
      .update({ organisation: 'Greenhouse', picture: '/media/p.webp' });
    await posts(me, FEED_PAGE + 1, 'row');
    const first = await feed(me, '/api/contents/friends');
    expect(first.body[0]).toMatchObject({
      ID: expect.any(String),
      user_name: 'Juniper Brandt',
      user_profile: '/media/p.webp',
      user_orgname: 'Greenhouse',
      MediaID: null,
      context: 'row 21',
      created_at: expect.any(String),
    });
    const next = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await feed(me, next);
    expect(second.body.map(({ context }) => context)).toEqual(['row 1']);
    expect(second.headers.get('link')).toBeNull();
  });

  it('stays in its place while others write', async () => {
    const [me, friend] = [await server.aUser(), await server.aUser()];
    await befriend(server.db, me, friend);
    await posts(friend, FEED_PAGE + 5, 'old');
    const first = await feed(me, '/api/contents/friends');
    await posts(friend, 3, 'new');
    const second = await feed(me, `/api/contents/friends?cursor=${first.body.at(-1)?.cursor}`);
    expect(second.body.map(({ context }) => context)).toEqual(['old 5', 'old 4', 'old 3', 'old 2', 'old 1']);
  });

  // The statement takes one way for few friends and another for many: both must tell the same.
  it.each([
    ['few friends who write a lot', 2, 30],
    ['many friends who write a little', 160, 1],
  ])('misses and doubles nothing for %s', async (_, count, each) => {
    const me = await server.aUser();
    const written: string[] = [];
    const crowd = await friends(me, count);
    for (const [at, friend] of crowd.entries()) {
      await posts(friend, each, `f${at}`);
      for (let one = 1; one <= each; one += 1) written.push(`f${at} ${one}`);
    }
    expect(await scrolled(me, '/api/contents/friends')).toEqual(written.toReversed());
  });

  it('finds the few posts of quiet friends below thousands of others', async () => {
    const [me, crowd] = [await server.aUser(), await server.aUser()];
    const quiet = await server.aUser();
    await befriend(server.db, me, quiet);
    await friends(me, 160);
    await posts(quiet, 3, 'quiet');
    await server.db.raw(
      `insert into posts (author_id, context, sharing) select ?, 'crowd', 1 from generate_series(1, 5000)`,
      [crowd.id],
    );
    expect(await texts(me, '/api/contents/friends')).toEqual(['quiet 3', 'quiet 2', 'quiet 1']);
  });

  it('shows nobody who is muted, blocked by an administrator or gone, and no post one has hidden', async () => {
    const me = await server.aUser();
    const friends: User[] = [];
    for (const name of ['muted', 'barred', 'gone', 'stayed', 'plain']) {
      const friend = await server.aUser();
      friends.push(friend);
      await befriend(server.db, me, friend);
      await posts(friend, 1, name);
    }
    const [muted, barred, gone, stayed, plain] = friends;
    await server.as(me).put(`/api/people/${muted?.username}/mute`);
    await server.db('users').where({ id: barred?.id }).update({ is_blocked: true });
    await server.db('users').where({ id: gone?.id }).update({ deleted_at: new Date() });
    await server.db('users').where({ id: stayed?.id }).update({ deleted_at: new Date(), keeps_posts: true });
    expect(await texts(me, '/api/contents/friends')).toEqual(['plain 1', 'stayed 1']);
    const { body } = await feed(me, '/api/contents/friends');
    expect(body[1]).toMatchObject({ user_name: 'Deleted member', username: null, user_profile: null });
    await server.as(me).put(`/api/posts/${body[0]?.ID}/hidden`);
    expect(await texts(me, '/api/contents/friends')).toEqual(['stayed 1']);
    expect(await texts(me, `/api/content/${plain?.username}`)).toEqual(['plain 1']);
    await server.as(me).delete(`/api/posts/${body[0]?.ID}/hidden`);
    expect(await texts(me, '/api/contents/friends')).toEqual(['plain 1', 'stayed 1']);
  });

  it('asks a stranger to log in', async () => {
    expect((await feed(null, '/api/contents/friends')).status).toBe(401);
    expect((await feed(null, '/api/contents/global')).status).toBe(401);
    expect((await feed(null, '/api/content')).status).toBe(401);
  });

  it.each(['x', 'cG9zdDo', Buffer.from('news:7').toString('base64url'), '%00'])(
    'refuses the cursor %s',
    async (cursor) => {
      expect(await feed(await server.aUser(), `/api/contents/friends?cursor=${cursor}`)).toMatchObject({
        status: 400,
        body: { fields: { 'query.cursor': expect.any(String) } },
      });
    },
  );
});

describe('GET /contents/global', () => {
  it('[7.2-4] shows public posts of everybody, to the very end', async () => {
    await server.db('posts').delete();
    const [me, other] = [await server.aUser(), await server.aUser()];
    await posts(other, 45, 'open');
    await posts(other, 2, 'shut', { sharing: 2 });
    await posts(me, 1, 'mine', { sharing: 2 });
    const expected = Array.from({ length: 45 }, (_, at) => `open ${45 - at}`);
    expect(await scrolled(me, '/api/contents/global')).toEqual(expected);
  });

  it('shows two between whom there is a wall nothing of each other', async () => {
    await server.db('posts').delete();
    const [a, b] = [await server.aUser(), await server.aUser()];
    await posts(a, 1, 'of a');
    await posts(b, 1, 'of b');
    await server.as(a).put(`/api/people/${b.username}/block`);
    expect(await texts(a, '/api/contents/global')).toEqual(['of a 1']);
    expect(await texts(b, '/api/contents/global')).toEqual(['of b 1']);
  });
});

describe('GET /content and /content/:username', () => {
  it('[7.2-1] shows one’s own posts, and of another those that one may see', async () => {
    const [me, friend, stranger] = [await server.aUser(), await server.aUser(), await server.aUser()];
    await befriend(server.db, me, friend);
    await aPost(server, me, { context: 'open' });
    await aPost(server, me, { context: 'shut', sharing: 2 });
    expect(await texts(me, '/api/content/')).toEqual(['shut', 'open']);
    expect(await texts(friend, `/api/content/${me.username.toUpperCase()}`)).toEqual(['shut', 'open']);
    expect(await texts(stranger, `/api/content/${me.username}`)).toEqual(['open']);
  });

  it('knows nobody who is not there', async () => {
    const me = await server.aUser();
    expect((await feed(me, '/api/content/nobody-at-all')).body).toMatchObject({ code: 'users.unknown' });
    expect((await feed(me, `/api/content/${'x'.repeat(61)}`)).status).toBe(400);
  });
});

describe('GET /contents/tag/:tag', () => {
  it('shows the posts with a tag, in any case of letters, that one may see', async () => {
    const [me, other] = [await server.aUser(), await server.aUser()];
    await aPost(server, other, { context: 'One #Größe' });
    await aPost(server, other, { context: 'Two #größe', sharing: 2 });
    await aPost(server, other, { context: 'Three #großes' });
    expect(await texts(me, `/api/contents/tag/${encodeURIComponent('#GRÖßE')}`)).toEqual(['One #Größe']);
    expect(await texts(me, '/api/contents/tag/nothing')).toEqual([]);
    expect((await feed(me, `/api/contents/tag/${'x'.repeat(61)}`)).status).toBe(400);
    expect((await feed(null, '/api/contents/tag/x')).status).toBe(401);
  });
});

describe('GET /contents/news', () => {
  const newPosts = (as: User, tab: string, since: string) =>
    server
      .as(as)
      .get<{ count: number; more: boolean; own: boolean }>(`/api/contents/news?tab=${tab}&since=${since}`);

  it('counts what others have written above the newest on screen', async () => {
    const [me, friend] = [await server.aUser(), await server.aUser()];
    await befriend(server.db, me, friend);
    const { cursor } = await aPost(server, friend);
    await posts(friend, 2, 'new', { sharing: 2 });
    await posts(friend, 1, 'new and open');
    expect((await newPosts(me, 'friends', cursor)).body).toEqual({ count: 3, more: false, own: false });
    expect((await newPosts(me, 'global', cursor)).body).toEqual({ count: 1, more: false, own: false });
    await posts(friend, 40, 'a lot');
    expect((await newPosts(me, 'friends', cursor)).body).toMatchObject({ count: 40, more: true });
    expect((await newPosts(me, 'global', cursor)).body).toMatchObject({ count: 40, more: true });
  });

  it('says whether one has written there oneself, and does not count it', async () => {
    const [me, friend] = [await server.aUser(), await server.aUser()];
    await befriend(server.db, me, friend);
    const { cursor } = await aPost(server, friend);
    const { ID, cursor: ownCursor } = await aPost(server, me, { context: 'Mine', sharing: 2 });
    expect((await newPosts(me, 'friends', cursor)).body).toEqual({ count: 0, more: false, own: true });
    expect((await newPosts(me, 'global', cursor)).body).toEqual({ count: 0, more: false, own: false });
    expect((await newPosts(me, 'friends', ownCursor)).body).toEqual({ count: 0, more: false, own: false });
    await posts(me, 1, 'mine and open');
    expect((await newPosts(me, 'global', cursor)).body).toEqual({ count: 0, more: false, own: true });
    await server.as(me).delete(`/api/content/${ID}`);
    expect((await newPosts(friend, 'friends', cursor)).body).toEqual({ count: 1, more: false, own: false });
  });

  it('no longer knows an own one that was deleted', async () => {
    const me = await server.aUser();
    const { cursor } = await aPost(server, me);
    const { ID } = await aPost(server, me);
    await server.as(me).delete(`/api/content/${ID}`);
    expect((await newPosts(me, 'friends', cursor)).body).toEqual({ count: 0, more: false, own: false });
  });

  it('refuses another tab and no cursor', async () => {
    const me = await server.aUser();
    expect((await newPosts(me, 'best', 'x')).status).toBe(400);
    expect((await server.as(me).get('/api/contents/news?tab=global')).status).toBe(400);
  });
});

describe('PUT /contents/position', () => {
  it('remembers for each tab which post one was reading', async () => {
    const me = await server.aUser();
    const nowhere = { post: null, at: null };
    expect((await server.as(me).get('/api/contents/position')).body).toEqual({
      friends: nowhere,
      global: nowhere,
    });
    await server.as(me).put('/api/contents/position', { tab: 'friends', post: '41' });
    const { body } = await server.as(me).put('/api/contents/position', { tab: 'friends', post: '37' });
    const at = server.clock.now().toISOString();
    expect(body).toEqual({ friends: { post: '37', at }, global: nowhere });
  });

  it.each([[{ tab: 'friends' }], [{ tab: 'best', post: '1' }], [{ tab: 'global', post: 'x' }]])(
    'refuses %j',
    async (body) => {
      expect((await server.as(await server.aUser()).put('/api/contents/position', body)).status).toBe(400);
      expect((await server.as(null).put('/api/contents/position', body)).status).toBe(401);
    },
  );
});
