import type { FeedItem, Notification } from '@plaza/api-contract';
import { seed } from '../../seeds.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { User } from '../../users/User.ts';
import { samplePicturesJob } from './seedFeed.ts';

const server = testPlaza();
const person = async (username: string) => {
  const found = await User.query(server.db).findOne({ username });
  if (!found) throw new Error(`${username} is not there.`);
  return found;
};
const feed = async (username: string, tab: string) =>
  (await server.as(await person(username)).get<FeedItem[]>(`/api/contents/${tab}`)).body;

it('fills a new server with posts, stars, comments, friends and pictures', async () => {
  await seed({ ...server.plaza, config: { ...server.plaza.config, mode: 'development' } });
  const all = await feed('cedar', 'global');
  expect(all.length).toBeGreaterThan(9);
  for (const { ID, comment_count, stars } of all) {
    const { count } = { count: (await server.db('comments').where({ post_id: ID })).length };
    expect([comment_count, stars.count]).toEqual([
      count,
      (await server.db('reactions').where({ post_id: ID })).length,
    ]);
  }
  const hers = (await feed('amber', 'friends')).map(({ username }) => username);
  expect(new Set(hers)).toEqual(new Set(['amber', 'basalt', 'dune', 'hazel']));
  expect((await feed('cedar', 'friends')).map(({ username }) => username)).toEqual(['cedar']);
  const announcements = await server
    .as(await person('amber'))
    .get<{ items: Notification[] }>('/api/notifications');
  expect(announcements.body.items.map(({ kind }) => kind)).toContain('request');
  const dates = announcements.body.items.map(({ at }) => new Date(at).getTime());
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
});

it('draws the pictures once the doors are open, each once', async () => {
  const author = await server.aUser();
  const [{ id } = { id: '' }] = await server
    .db('posts')
    .insert({ author_id: author.id, context: 'The harbour', sharing: 1 })
    .returning('id');
  const payload = { pictures: [[id, 'harbour'] as [string, 'harbour']] };
  await samplePicturesJob.run(payload, server.plaza);
  await samplePicturesJob.run(payload, server.plaza);
  const { body } = await server.as(author).get<FeedItem>(`/api/posts/${id}`);
  expect(body).toMatchObject({
    edited_at: null,
    media: [{ kind: 'image', alt: expect.stringContaining('Lanterns') }],
  });
});
