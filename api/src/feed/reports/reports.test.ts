import type { CallAnswer } from '@plaza/api-contract';
import { testPlaza } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';
import { aPost } from '../testing/aPost.ts';

const server = testPlaza();
let author: User;
let reader: User;
let admin: User;
beforeAll(async () => {
  author = await server.aUser({ username: 'author', name: 'The Author' });
  reader = await server.aUser({ username: 'reader' });
  admin = await server.aUser({ isAdmin: true });
});
beforeEach(() => server.db('reports').delete());

const report = (as: User | null, path: string, body: unknown = { reason: 'spam', note: 'Look at it' }) =>
  server.as(as).post(`/api${path}/report`, body);
const reports = async () => (await server.as(admin).get<CallAnswer<'GET /reports'>>('/api/reports')).body;
const comment = async (id: string) =>
  (await server.as(author).post<{ id: string }>(`/api/posts/${id}/comments`, { context: 'Rude' })).body.id;

it('keeps what was said when it was reported, for the administrators', async () => {
  const { ID } = await aPost(server, author, { context: 'Cheap lanterns' });
  expect((await report(reader, `/posts/${ID}`)).body).toEqual({ reported: true });
  await server.as(author).put(`/api/content/${ID}`, { context: 'Nothing to see' });
  await report(reader, `/comments/${await comment(ID)}`, { reason: 'harassment' });
  await report(reader, '/people/author', { reason: 'other', note: '' });
  expect(await reports()).toMatchObject([
    { kind: 'person', said: 'The Author', post_id: null, about: 'author' },
    { kind: 'comment', said: 'Rude', reason: 'harassment', post_id: ID },
    {
      kind: 'post',
      said: 'Cheap lanterns',
      note: 'Look at it',
      reporter: 'reader',
      about: 'author',
      post_id: ID,
    },
  ]);
});

it('takes the same report once, also at once', async () => {
  const { ID } = await aPost(server, author);
  await Promise.all([report(reader, `/posts/${ID}`), report(reader, `/posts/${ID}`)]);
  await report(reader, `/posts/${ID}`);
  expect(await reports()).toHaveLength(1);
});

it('is settled by an administrator, who may take the post away for good', async () => {
  const { ID } = await aPost(server, author);
  await report(reader, `/posts/${ID}`);
  const [{ id } = { id: '' }] = await reports();
  const settled = await server.as(admin).post(`/api/reports/${id}/settle`, { remove: true });
  expect(settled.body).toMatchObject({ id, settled_at: expect.any(String) });
  expect((await server.as(author).get(`/api/posts/${ID}`)).status).toBe(404);
  expect((await server.as(author).post(`/api/posts/${ID}/restore`)).status).toBe(410);
  expect((await server.as(admin).post(`/api/reports/${id}/settle`, {})).status).toBe(200);
});

it('is looked at and settled in the audit log', async () => {
  const { ID } = await aPost(server, author);
  await report(reader, `/posts/${ID}`);
  const [{ id } = { id: '' }] = await reports();
  await server.as(admin).post(`/api/reports/${id}/settle`, { remove: true });
  const acts = await server
    .db('audit_log')
    .where({ actor_id: admin.id })
    .orderBy('seq')
    .select('act', 'about_id');
  expect(acts).toContainEqual({ act: 'reports.looked', about_id: '' });
  expect(acts).toContainEqual({ act: 'report.settled', about_id: String(id) });
});

it('takes a comment away, and leaves what was only reported', async () => {
  const { ID } = await aPost(server, author);
  await report(reader, `/comments/${await comment(ID)}`);
  await report(reader, '/people/author');
  for (const { id } of await reports())
    await server.as(admin).post(`/api/reports/${id}/settle`, { remove: true });
  expect((await server.as(author).get(`/api/posts/${ID}/comments`)).body).toEqual([]);
  expect((await server.as(author).get(`/api/posts/${ID}`)).body).toMatchObject({ comment_count: 0 });
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

it('is read and settled by administrators alone', async () => {
  expect((await server.as(reader).get('/api/reports')).status).toBe(403);
  expect((await server.as(null).get('/api/reports')).status).toBe(401);
  expect((await server.as(reader).post('/api/reports/1/settle', {})).status).toBe(403);
  expect((await server.as(admin).post('/api/reports/999999/settle', {})).status).toBe(404);
});
