import type { CallAnswer } from '@plaza/api-contract';
import { testPlaza } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';
import { aPost } from '../testing/aPost.ts';

const server = testPlaza();
let author: User;
let reader: User;
let other: User;
let moderator: User;
let admin: User;
beforeAll(async () => {
  author = await server.aUser({ username: 'author', name: 'The Author' });
  reader = await server.aUser({ username: 'reader' });
  other = await server.aUser();
  moderator = await server.aUser({ role: 'moderator' });
  admin = await server.aUser({ isAdmin: true });
});
beforeEach(async () => {
  await server.db('reports').delete();
  await server.db('notifications').delete();
});

const report = (as: User | null, path: string, body: unknown = { reason: 'spam', note: 'Look at it' }) =>
  server.as(as).post(`/api${path}/report`, body);
const reports = async () =>
  (await server.as(admin).get<CallAnswer<'GET /moderation/queue'>>('/api/moderation/queue')).body.items;
const comment = async (id: string) =>
  (await server.as(author).post<{ id: string }>(`/api/posts/${id}/comments`, { context: 'Rude' })).body.id;

it('keeps what was said when it was reported, for the moderators', async () => {
  const { ID } = await aPost(server, author, { context: 'Cheap lanterns' });
  expect((await report(reader, `/posts/${ID}`)).body).toEqual({ reported: true });
  await server.as(author).put(`/api/content/${ID}`, { context: 'Nothing to see' });
  await report(reader, `/comments/${await comment(ID)}`, { reason: 'harassment' });
  await report(reader, '/people/author', { reason: 'other', note: '' });
  expect(await reports()).toMatchObject([
    {
      kind: 'post',
      said: 'Cheap lanterns',
      about: { username: 'author' },
      path: `/post/${ID}`,
      reports: [{ note: 'Look at it', reporter: 'reader' }],
    },
    { kind: 'comment', said: 'Rude', reports: [{ reason: 'harassment' }] },
    { kind: 'person', said: 'The Author', about: { username: 'author' } },
  ]);
});

it('takes the same report once, also at once', async () => {
  const { ID } = await aPost(server, author);
  await Promise.all([report(reader, `/posts/${ID}`), report(reader, `/posts/${ID}`)]);
  await report(reader, `/posts/${ID}`);
  expect(await reports()).toMatchObject([{ reports: [{ reporter: 'reader' }] }]);
});

it.each([
  [{}],
  [{ reason: 'dull' }],
  [{ reason: 'spam', note: 'x'.repeat(1001) }],
  [{ reason: 'spam', note: '\0' }],
])('refuses %j', async (body) => {
  const { ID } = await aPost(server, author);
  expect((await report(reader, `/posts/${ID}`, body)).status).toBe(400);
});

it('is for members, about what they may see', async () => {
  const { ID } = await aPost(server, author, { sharing: 2 });
  expect((await report(null, `/posts/${ID}`)).status).toBe(401);
  expect((await report(reader, `/posts/${ID}`)).status).toBe(404);
  expect((await report(reader, `/comments/${await comment(ID)}`)).status).toBe(404);
  expect((await report(reader, '/people/nobody-at-all')).status).toBe(404);
});

describe('a new report', () => {
  const bell = async (as: User) =>
    (await server.as(as).get<CallAnswer<'GET /notifications'>>('/api/notifications')).body.items;
  const kinds = async (as: User) => (await bell(as)).map(({ kind, path, is_read }) => [kind, path, is_read]);
  const NEW = ['reported', '/admin/reports', false];

  it('is told to those who decide, once while they have not read of it, and not to who filed it', async () => {
    await report(reader, '/people/author');
    await report(other, '/people/author');
    expect(await kinds(moderator)).toEqual([NEW]);
    expect(await kinds(admin)).toEqual([NEW]);
    for (const who of [reader, other, author]) expect(await kinds(who)).toEqual([]);
    await server.as(moderator).put('/api/notifications/read', {});
    await report(admin, '/people/author');
    expect(await kinds(moderator)).toEqual([NEW, ['reported', '/admin/reports', true]]);
    expect(await kinds(admin)).toEqual([NEW]);
  });

  it('is told in the same way to moderators who come and go', async () => {
    const once = await server.aUser({ role: 'moderator' });
    await report(reader, '/people/author');
    expect(await kinds(once)).toEqual([NEW]);
    await server.db('users').where({ id: once.id }).update({ role: null });
    expect(await kinds(once)).toEqual([]);
    const unread = await server.as(once).get('/api/notifications/unread');
    expect(unread.body).toEqual({ unread: 0 });
  });
});
