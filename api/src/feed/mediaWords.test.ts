import type { FeedItem, Media, PostVersion } from '@plaza/api-contract';
import { amberBasaltCedar } from '../friends/testing/amberBasaltCedar.ts';
import { sendForm } from '../media/testing/aForm.ts';
import { aPicture } from '../media/testing/pictures.ts';
import { somebodyWaits } from '../testing/somebodyWaits.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { aPost } from './testing/aPost.ts';

const server = testPlaza();
let basalt: User;
let cedar: User;

beforeAll(async () => {
  ({ basalt, cedar } = await amberBasaltCedar(server));
});
beforeEach(() => server.clock.advance({ minutes: 1 }));

const pictured = async () =>
  aPost(server, basalt, {
    context: 'Low tide',
    more: [
      ['media', await aPicture(20, 20)],
      ['media', await aPicture(30, 20)],
      ['alt', 'A pier'],
    ],
  });
const say = (id: string | undefined, alt: string) =>
  server.as(basalt).put<Media & { code: string }>(`/api/media/${id}`, { alt });
const edit = (id: string, body: unknown) => server.as(basalt).put<FeedItem>(`/api/content/${id}`, body);
const seen = async (id: string) => (await server.as(cedar).get<FeedItem>(`/api/posts/${id}`)).body;
const history = async (id: string) =>
  (await server.as(cedar).get<PostVersion[]>(`/api/posts/${id}/history`)).body.map(({ context, alts }) => ({
    context,
    alts,
  }));

describe('other words for a picture of a post', () => {
  it('count as an edit when the post is saved with them, and what they were stays in the history', async () => {
    const { ID, media } = await pictured();
    const [first, second] = media.map(({ id }) => ({ id }));
    await edit(ID, { media: [{ ...first, alt: 'A jetty' }, second] });
    expect((await seen(ID)).edited_at).toEqual(expect.any(String));
    expect(await history(ID)).toEqual([{ context: 'Low tide', alts: ['A pier'] }]);
    await edit(ID, { context: 'High tide' });
    expect(await history(ID)).toEqual([
      { context: 'Low tide', alts: ['A jetty'] },
      { context: 'Low tide', alts: ['A pier'] },
    ]);
  });

  it('count as an edit when the picture alone is told them', async () => {
    const { ID, media } = await pictured();
    const told = await say(media[0]?.id, ' A jetty ');
    expect([told.status, told.body.alt]).toEqual([200, 'A jetty']);
    const now = await seen(ID);
    expect([now.edited_at, now.media.map(({ alt }) => alt)]).toEqual([expect.any(String), ['A jetty', '']]);
    expect(await history(ID)).toEqual([{ context: 'Low tide', alts: ['A pier'] }]);
  });

  it('are no edit where they are the same', async () => {
    const { ID, media } = await pictured();
    expect((await say(media[0]?.id, 'A pier')).status).toBe(200);
    expect((await seen(ID)).edited_at).toBeNull();
    expect(await history(ID)).toEqual([]);
  });

  it('are not said of a post that was taken away', async () => {
    const { ID, media } = await pictured();
    await server.as(basalt).delete(`/api/content/${ID}`);
    expect(await say(media[0]?.id, 'A jetty')).toMatchObject({
      status: 404,
      body: { code: 'media.unknown' },
    });
    await server.as(basalt).post(`/api/posts/${ID}/restore`);
    expect((await seen(ID)).media[0]?.alt).toBe('A pier');
  });

  it('are an edit too where the picture goes into the post in the same moment', async () => {
    const { body } = await sendForm<Media>(server.as(basalt), '/api/media', [
      ['media', await aPicture(20, 20)],
      ['alt', 'A pier'],
    ]);
    // As the post does it: the picture is taken, and the post not yet there for others.
    const held = await server.db.transaction();
    await held('media').where({ id: body.id }).update({ attached_at: new Date() });
    const saying = say(body.id, 'A jetty');
    await somebodyWaits(server.db);
    const [post] = await held('posts')
      .insert({ author_id: basalt.id, context: 'Low tide', sharing: 1, media_count: 1 })
      .returning('id');
    await held('post_counts').insert({ post_id: post.id });
    await held('post_media').insert({ post_id: post.id, media_id: body.id, place: 0 });
    await held.commit();
    expect((await saying).status).toBe(200);
    expect((await seen(post.id)).edited_at).toEqual(expect.any(String));
    expect(await history(post.id)).toEqual([{ context: 'Low tide', alts: ['A pier'] }]);
  });

  it('are told of no picture that is in the post no more', async () => {
    const { ID, media } = await pictured();
    await say(media[0]?.id, 'A jetty');
    await edit(ID, { media: [{ id: media[1]?.id }] });
    expect(await history(ID)).toEqual([{ context: 'Low tide', alts: [] }]);
  });
});
