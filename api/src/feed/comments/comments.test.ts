import { COMMENTS_PAGE, type Comment, type FeedItem } from '@plaza/api-contract';
import { somebodyWaits } from '../../testing/somebodyWaits.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';
import { aPost } from '../testing/aPost.ts';
import { deleteComment, hideComment } from './changeComment.ts';

const server = testPlaza();
let author: User;
let amber: User;
let basalt: User;
beforeAll(async () => {
  author = await server.aUser();
  amber = await server.aUser({ username: 'amber', name: 'Amber Lindqvist' });
  basalt = await server.aUser({ username: 'basalt' });
});

const say = (as: User | null, postId: string, body: unknown) =>
  server
    .as(as)
    .post<Comment & { code: string; fields: Record<string, string> }>(`/api/posts/${postId}/comments`, body);
const list = async (as: User, postId: string) =>
  (await server.as(as).get<Comment[]>(`/api/posts/${postId}/comments`)).body;
const texts = async (as: User, postId: string) => (await list(as, postId)).map(({ context }) => context);
const counted = async (postId: string) =>
  (await server.as(author).get<FeedItem>(`/api/posts/${postId}`)).body.comment_count;

describe('POST /posts/:id/comments', () => {
  it('adds a comment, and replies stand under it on one level', async () => {
    const { ID } = await aPost(server, author);
    const { body } = await say(amber, ID, { context: ' I saw them, @basalt. ' });
    expect(body).toMatchObject({
      context: 'I saw them, @basalt.',
      user_name: 'Amber Lindqvist',
      username: 'amber',
      parent_id: null,
      mentions: ['basalt'],
      can_edit: true,
      can_delete: true,
    });
    const reply = await say(basalt, ID, { context: 'Me too', parent_id: body.id });
    const deeper = await say(amber, ID, { context: 'Where?', parent_id: reply.body.id });
    expect([reply.body.parent_id, deeper.body.parent_id]).toEqual([body.id, body.id]);
    expect(await texts(author, ID)).toEqual(['I saw them, @basalt.', 'Me too', 'Where?']);
    expect(await counted(ID)).toBe(3);
  });

  it('makes one comment of what is sent twice, also at once', async () => {
    const { ID } = await aPost(server, author);
    const body = { context: 'Once', clientId: 'device-1-comment-3' };
    const answers = await Promise.all([say(amber, ID, body), say(amber, ID, body), say(amber, ID, body)]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await counted(ID)).toBe(1);
  });

  it('under two posts each makes its own, also at once and by the same name of the device', async () => {
    const posts = await Promise.all([aPost(server, author), aPost(server, author)]);
    const body = { context: 'Once', clientId: 'device-1-comment-4' };
    for (const ways of [posts, posts.toReversed()]) {
      const answers = await Promise.all(ways.map(({ ID }) => say(amber, ID, body)));
      expect(answers.map(({ status, body: said }) => [status, said.post_id])).toEqual(
        ways.map(({ ID }) => [200, ID]),
      );
    }
    expect(await Promise.all(posts.map(({ ID }) => texts(author, ID)))).toEqual([['Once'], ['Once']]);
  });

  it.each([
    [{}, 'body.context'],
    [{ context: ' ' }, 'body.context'],
    [{ context: 'x'.repeat(2001) }, 'body.context'],
    [{ context: 'a\0' }, 'body.context'],
    [{ context: 'a', parent_id: 'x' }, 'body.parent_id'],
    [{ context: 'a', by: '1' }, 'body.by'],
  ])('refuses %j', async (body, field) => {
    const { ID } = await aPost(server, author);
    const answer = await say(amber, ID, body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  it('[6-1] is for members who may read the post, and not for guests of the demo', async () => {
    const { ID } = await aPost(server, author, { sharing: 2 });
    const open = await aPost(server, author);
    expect((await say(null, ID, { context: 'a' })).status).toBe(401);
    expect((await say(amber, ID, { context: 'a' })).body.code).toBe('feed.unknown-post');
    const guest = await server.aUser({ isGuest: true });
    expect(await say(guest, open.ID, { context: 'a' })).toMatchObject({
      status: 403,
      body: { code: 'feed.not-for-demo' },
    });
  });

  it('replies to no comment of another post', async () => {
    const [one, other] = [await aPost(server, author), await aPost(server, author)];
    const { body } = await say(amber, one.ID, { context: 'Here' });
    expect((await say(basalt, other.ID, { context: 'There', parent_id: body.id })).body.code).toBe(
      'feed.unknown-comment',
    );
  });
});

describe('GET /posts/:id/comments', () => {
  it('comes oldest first, page by page', async () => {
    const { ID } = await aPost(server, author);
    const rows = Array.from({ length: COMMENTS_PAGE + 2 }, (_, at) => ({
      post_id: ID,
      author_id: amber.id,
      context: `c${at}`,
    }));
    await server.db('comments').insert(rows);
    const first = await list(basalt, ID);
    expect(first).toHaveLength(COMMENTS_PAGE);
    const next = `/api/posts/${ID}/comments?cursor=${first.at(-1)?.cursor}`;
    expect((await server.as(basalt).get<Comment[]>(next)).body.map(({ context }) => context)).toEqual([
      'c50',
      'c51',
    ]);
  });

  it('shows nothing of who is behind a wall or muted, nor the replies to it', async () => {
    const [reader, far, quiet] = [await server.aUser(), await server.aUser(), await server.aUser()];
    const { ID } = await aPost(server, author);
    const { body } = await say(far, ID, { context: 'from afar' });
    await say(amber, ID, { context: 'to who is far', parent_id: body.id });
    await say(quiet, ID, { context: 'quietly' });
    await say(amber, ID, { context: 'for all' });
    await server.as(reader).put(`/api/people/${far.username}/block`);
    await server.as(reader).put(`/api/people/${quiet.username}/mute`);
    expect(await texts(reader, ID)).toEqual(['for all']);
    expect(await texts(amber, ID)).toHaveLength(4);
    expect((await say(reader, ID, { context: 'hm', parent_id: body.id })).body.code).toBe(
      'feed.unknown-comment',
    );
  });

  it('is for who may read the post', async () => {
    const { ID } = await aPost(server, author, { sharing: 2 });
    expect((await server.as(amber).get(`/api/posts/${ID}/comments`)).status).toBe(404);
    expect((await server.as(null).get(`/api/posts/${ID}/comments`)).status).toBe(401);
    expect((await server.as(author).get(`/api/posts/${ID}/comments?cursor=x`)).status).toBe(400);
  });
});

describe('PUT /comments/:id', () => {
  it('changes one’s own comment, and nobody else’s', async () => {
    const { ID } = await aPost(server, author);
    const { id } = (await say(amber, ID, { context: 'Wehre?' })).body;
    const edit = (as: User | null, context: string) =>
      server.as(as).put<Comment & { code: string }>(`/api/comments/${id}`, { context });
    expect((await edit(amber, 'Where?')).body).toMatchObject({
      context: 'Where?',
      edited_at: expect.any(String),
    });
    expect(await edit(author, 'No')).toMatchObject({ status: 403, body: { code: 'feed.not-yours' } });
    expect((await edit(null, 'No')).status).toBe(401);
    expect((await edit(amber, '')).status).toBe(400);
    expect((await server.as(amber).put('/api/comments/999999999', { context: 'a' })).status).toBe(404);
  });
});

it('takes back what nobody has read of a name that is no longer in a comment', async () => {
  const unread = async () =>
    (await server.as(basalt).get<{ unread: number }>('/api/notifications/unread')).body.unread;
  const { ID } = await aPost(server, author);
  const before = await unread();
  const { id } = (await say(amber, ID, { context: `Ask @${basalt.username}` })).body;
  expect(await unread()).toBe(before + 1);
  await server.as(amber).put(`/api/comments/${id}`, { context: 'Ask nobody' });
  expect(await unread()).toBe(before);
});

describe('DELETE /comments/:id', () => {
  const remove = (as: User | null, id: string) =>
    server.as(as).delete<{ comment_count: number; code: string }>(`/api/comments/${id}`);

  it('is for who wrote it and for whose post it is', async () => {
    const { ID } = await aPost(server, author);
    const [one, other] = [
      (await say(amber, ID, { context: 'one' })).body.id,
      (await say(amber, ID, { context: 'other' })).body.id,
    ];
    expect((await remove(basalt, one)).body.code).toBe('feed.not-yours');
    expect((await remove(null, one)).status).toBe(401);
    expect((await remove(amber, one)).body).toMatchObject({ comment_count: 1 });
    expect((await remove(author, other)).body).toMatchObject({ comment_count: 0 });
    expect((await remove(author, other)).status).toBe(404);
    expect(await list(author, ID)).toEqual([]);
  });

  it('counts once what its author takes away while a moderator does', async () => {
    const { ID } = await aPost(server, author);
    const [gone] = [await say(amber, ID, { context: 'gone' }), await say(amber, ID, { context: 'stays' })];
    const removing = await server.db.transaction();
    await deleteComment({ ...server.plaza, db: removing }, amber.id, gone.body.id);
    const hiding = server.db.transaction((db) => hideComment({ ...server.plaza, db }, gone.body.id));
    await somebodyWaits(server.db);
    await removing.commit();
    expect(await hiding).toBeUndefined();
    expect(await counted(ID)).toBe(1);
  });

  it('leaves an empty place while there are replies, and none after them', async () => {
    const { ID } = await aPost(server, author);
    const parent = (await say(amber, ID, { context: 'Secret' })).body.id;
    const reply = (await say(basalt, ID, { context: 'Really?', parent_id: parent })).body.id;
    await remove(amber, parent);
    expect(await list(author, ID)).toMatchObject([
      { id: parent, context: '', is_deleted: true, can_edit: false, can_delete: false },
      { id: reply, context: 'Really?' },
    ]);
    expect(await counted(ID)).toBe(1);
    expect(await server.db('comments').where({ context: 'Secret' })).toEqual([]);
    await remove(basalt, reply);
    expect(await list(author, ID)).toEqual([]);
    expect(await server.db('comments').where({ post_id: ID })).toEqual([]);
  });
});

describe('one comment that is taken away many times at once', () => {
  it('is counted once', async () => {
    const { ID } = await aPost(server, author);
    for (let many = 0; many < 5; many += 1) await say(amber, ID, { context: `Word ${many}` });
    const { id } = (await say(amber, ID, { context: 'Too much' })).body;
    const clients = Array.from({ length: 6 }, (_, at) => server.as(at % 2 ? amber : author));
    const answers = await Promise.all(clients.map((client) => client.delete(`/api/comments/${id}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404]);
    expect([await counted(ID), (await list(amber, ID)).length]).toEqual([5, 5]);
  });
});

it('a comment that was edited elsewhere meanwhile is not overwritten unseen', async () => {
  const { ID } = await aPost(server, author);
  const { id } = (await say(amber, ID, { context: 'As it was' })).body;
  server.clock.advance({ seconds: 1 });
  const edit = (context: string, basedOn: unknown) =>
    server.as(amber).put<Comment & { code: string }>(`/api/comments/${id}`, { context, basedOn });
  const first = await edit('From the phone', null);
  expect(first.status).toBe(200);
  expect(await edit('From the laptop', null)).toMatchObject({
    status: 409,
    body: { code: 'feed.changed-meanwhile' },
  });
  expect(await texts(amber, ID)).toEqual(['From the phone']);
  expect((await edit('From the laptop', first.body.edited_at)).status).toBe(200);
});
