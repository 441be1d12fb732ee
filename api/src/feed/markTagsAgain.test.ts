import type { CallAnswer } from '@plaza/api-contract';
import { prune } from '../retention/prune.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { markTagsAgain } from './markTagsAgain.ts';
import { aPost } from './testing/aPost.ts';

const server = testPlaza();

/** Posts for friends with more tags than are passed over of such, before all others of these two letters. */
async function flood(who: User, letters: string, posts: number): Promise<void> {
  for (let post = 0; post < posts; post += 1) {
    const words = Array.from({ length: 30 }, (_, at) => `#${letters}0${post}a${at}`);
    await aPost(server, who, { context: words.join(' '), sharing: 2 });
  }
}
const tags = async (q: string) =>
  (
    await server.as(await server.aUser()).get<CallAnswer<'GET /search/tags'>>(`/api/search/tags?q=${q}`)
  ).body.items.map(({ tag }) => tag);

describe('what a server of the release before has changed during an upgrade, noting nothing of tags', () => {
  it('a post that was brought back: its tags are found again', async () => {
    const writer = await server.aUser();
    await flood(await server.aUser(), 'ha', 2);
    const { ID } = await aPost(server, writer, { context: 'At the #harbour' });
    expect((await server.as(writer).delete(`/api/content/${ID}`)).status).toBe(200);
    await server.db('posts').where({ id: ID }).update({ deleted_at: null });
    expect(await tags('ha')).toEqual([]);
    await prune(server.plaza);
    expect(await tags('ha')).toEqual(['harbour']);
  });

  it('somebody who was shut out: their tags crowd out no other', async () => {
    const gone = await server.aUser();
    const { ID } = await aPost(server, gone, { context: 'Far out' });
    await server.db.raw(
      `insert into post_tags (tag, post_id) select 'br0' || n, :ID from generate_series(1, 2500) n`,
      { ID },
    );
    await aPost(server, await server.aUser(), { context: 'Cast in one piece #bronze' });
    await server.db('users').where({ id: gone.id }).update({ is_blocked: true });
    expect(await tags('br')).toEqual([]);
    await prune(server.plaza);
    expect(await tags('br')).toEqual(['bronze']);
  });

  it('so many posts in an hour, the newest and others in turn, until it was all of them', async () => {
    const writer = await server.aUser();
    const written: string[] = [];
    for (let post = 0; post < 12; post += 1)
      written.push((await aPost(server, writer, { context: 'A #lantern' })).ID);
    await server.db('post_tags').where({ tag: 'lantern' }).update({ is_public: false });
    const marked = (): Promise<string[]> =>
      server.db('post_tags').where({ tag: 'lantern', is_public: true }).orderBy('post_id').pluck('post_id');
    const counts: number[] = [];
    for (let hour = 0; hour < 12; hour += 1) {
      await markTagsAgain(server.plaza, { posts: 4 });
      counts.push((await marked()).length);
      server.clock.advance({ minutes: 60 });
    }
    expect(counts[0]).toBeGreaterThanOrEqual(4);
    expect(counts[0]).toBeLessThanOrEqual(8);
    expect(await marked()).toEqual(written);
  });
});
