import { aPost } from '../feed/testing/aPost.ts';
import { prune } from '../retention/prune.ts';
import { loseDatabase } from '../testing/loseDatabase.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { KEPT_DAYS } from './forgetPersonJob.ts';

const server = testPlaza();

it('a copy of all that is known comes to nothing in words, and whole the next time', async () => {
  const person = await server.aUser();
  const client = server.as(person);
  await aPost(server, person, { context: 'Low tide' });
  const ask = () => client.get<{ code?: string; posts?: object[] }>('/api/account/export');
  const lost = await loseDatabase(server.db, 'lock table favorites', ask);
  expect([lost.status, lost.body.code]).toEqual([503, 'http.away']);
  expect(lost.headers.get('retry-after')).toBe('2');
  // No browser saves the refusal as the copy.
  expect(lost.headers.get('content-disposition')).toBeNull();
  const copy = await ask();
  expect([copy.status, copy.body.posts]).toMatchObject([200, [{ context: 'Low tide' }]]);
  expect(copy.headers.get('content-disposition')).toContain('attachment');
});

describe('who is to be forgotten', () => {
  /** Somebody with a post who left long enough ago, and a wish to forget them in the queue. */
  async function whoLeft() {
    const person = await server.aUser();
    await aPost(server, person);
    const deleted_at = new Date(server.clock.now().getTime() - (KEPT_DAYS + 2) * 86_400_000);
    await server.db('users').where({ id: person.id }).update({ deleted_at });
    await prune(server.plaza);
    const left = async () => {
      const { username, forgotten_at } = await server.db('users').where({ id: person.id }).first();
      const posts = await server.db('posts').where({ author_id: person.id });
      return { isNamed: username === person.username, isDone: forgotten_at !== null, posts: posts.length };
    };
    return { left };
  }

  it.each([
    ['before their name is gone', 'lock table key_entries', { isNamed: true, isDone: false, posts: 1 }],
    ['while their posts go', 'lock table post_shares', { isNamed: false, isDone: false, posts: 1 }],
    ['once their posts are gone', 'lock table chat_wraps', { isNamed: false, isDone: false, posts: 0 }],
  ])('is forgotten by the next try where the database goes %s', async (_, hold, between) => {
    const { left } = await whoLeft();
    await loseDatabase(server.db, hold, () => server.runJobs());
    expect(await left()).toEqual(between);
    await server.runAllJobs();
    expect(await left()).toEqual({ isNamed: false, isDone: true, posts: 0 });
  });
});
