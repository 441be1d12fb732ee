import { somebodyWaits } from '../testing/somebodyWaits.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { aPost } from './testing/aPost.ts';

const server = testPlaza();

it.each([
  ['passes it on', 'repost', { context: 'Look' }],
  ['says that they have shared it', 'share', {}],
])('a post is edited and commented on while somebody %s', async (_, call, body) => {
  const [author, reader, other] = [await server.aUser(), await server.aUser(), await server.aUser()];
  const { ID } = await aPost(server, author);
  const before = await server.db.transaction();
  await before('posts').where({ id: ID }).forUpdate().select('id');
  const sharing = server.as(reader).post(`/api/posts/${ID}/${call}`, body);
  await somebodyWaits(server.db);
  const editing = server.as(author).put(`/api/content/${ID}`, { context: 'Other words' });
  await somebodyWaits(server.db, 2);
  const commenting = server.as(other).post(`/api/posts/${ID}/comments`, { context: 'Nice' });
  await somebodyWaits(server.db, 3);
  await before.rollback();
  const answers = await Promise.all([sharing, editing, commenting]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});
