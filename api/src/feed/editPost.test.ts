import type { FeedItem } from '@plaza/api-contract';
import { amberBasaltCedar } from '../friends/testing/amberBasaltCedar.ts';
import { sendForm } from '../media/testing/aForm.ts';
import { aPicture } from '../media/testing/pictures.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { aPost } from './testing/aPost.ts';

const house = testPlaza();
let amber: User;
let basalt: User;
let cedar: User;

beforeAll(async () => {
  ({ amber, basalt, cedar } = await amberBasaltCedar(house));
});

describe('PUT /content/:id', () => {
  const edit = (id: string, body: unknown, as: User | null = basalt) =>
    house.as(as).put<FeedItem & { code: string }>(`/api/content/${id}`, body);

  it('changes the text, says so, and keeps what it was', async () => {
    const { ID } = await aPost(house, basalt, { context: 'Low tide at the pire #harbor' });
    const { body } = await edit(ID, { context: 'Low tide at the pier #harbour' });
    expect(body).toMatchObject({ context: 'Low tide at the pier #harbour', edited_at: expect.any(String) });
    expect((await house.as(amber).get(`/api/posts/${ID}/history`)).body).toEqual([
      { context: 'Low tide at the pire #harbor', sharing: 1, until: expect.any(String) },
    ]);
    expect(await house.db('post_tags').where({ post_id: ID }).pluck('tag')).toEqual(['harbour']);
  });

  it('takes a post back from the public, with its pictures', async () => {
    const made = await aPost(house, basalt, { more: [['media', await aPicture(20, 20)]] });
    expect((await edit(made.ID, { sharing: 2 })).body).toMatchObject({ sharing: 2, edited_at: null });
    expect((await house.as(cedar).get(`/api/posts/${made.ID}`)).status).toBe(404);
    expect((await house.as(null).fetch(made.MediaID ?? '')).status).toBe(404);
  });

  it('changes the pictures: order, words, one more and one less', async () => {
    const made = await aPost(house, basalt, {
      more: [
        ['media', await aPicture(20, 20)],
        ['media', await aPicture(30, 20)],
      ],
    });
    const [first, second] = made.media;
    const upload = await sendForm<{ id: string }>(house.as(basalt), '/api/media', [
      ['media', await aPicture(40, 20)],
    ]);
    const media = [{ id: upload.body.id }, { id: second?.id, alt: 'The second' }];
    const { body } = await edit(made.ID, { media });
    expect(body.media.map(({ width, alt }) => [width, alt])).toEqual([
      [40, ''],
      [30, 'The second'],
    ]);
    expect((await edit(made.ID, { media: [{ id: first?.id }, { id: first?.id }] })).body.code).toBe(
      'media.unknown',
    );
    expect((await edit(made.ID, { media: [] })).body).toMatchObject({ media: [], MediaID: null });
  });

  it('tells whom it names now, takes back what nobody has read of a name that is out, and leaves a comment’s own', async () => {
    const unread = async (who: User) =>
      (await house.as(who).get<{ unread: number }>('/api/notifications/unread')).body.unread;
    const before = await unread(amber);
    const { ID } = await aPost(house, basalt, { context: 'With @amber at the pier' });
    expect(await unread(amber)).toBe(before + 1);
    await edit(ID, { context: 'With @Amber and @cedar at the pier' });
    expect(await unread(amber)).toBe(before + 1);
    expect(await unread(cedar)).toBe(1);
    await edit(ID, { context: 'Alone at the pier' });
    expect(await unread(cedar)).toBe(0);
    expect(await unread(amber)).toBe(before);

    const say = { context: 'Come, @amber', clientId: 'come-amber-come' };
    await edit(ID, { context: 'With @amber after all' });
    await house.as(basalt).post(`/api/posts/${ID}/comments`, say);
    await edit(ID, { context: 'Alone after all' });
    expect(await unread(amber)).toBe(before + 1);
  });

  it('does nothing when nothing is different', async () => {
    const { ID } = await aPost(house, basalt, { context: 'As it is' });
    expect((await edit(ID, { context: 'As it is', sharing: 1 })).body.edited_at).toBeNull();
    expect((await house.as(basalt).get(`/api/posts/${ID}/history`)).body).toEqual([]);
  });

  it('[6-3] is for the one who wrote it: 403 for who may read it, 404 for who may not', async () => {
    const open = await aPost(house, basalt);
    const shut = await aPost(house, basalt, { sharing: 2 });
    expect(await edit(open.ID, { context: 'Mine now' }, cedar)).toMatchObject({
      status: 403,
      body: { code: 'feed.not-yours' },
    });
    expect((await edit(shut.ID, { context: 'Mine now' }, amber)).status).toBe(403);
    expect((await edit(shut.ID, { context: 'Mine now' }, cedar)).status).toBe(404);
    expect((await edit(open.ID, { context: 'Mine now' }, null)).status).toBe(401);
  });

  it.each([
    [{ context: '' }],
    [{ context: '\0' }],
    [{ sharing: 3 }],
    [{ media: [{ id: '7' }] }],
    [{ owner: '1' }],
  ])('refuses %j', async (body) => {
    const { ID } = await aPost(house, basalt);
    expect((await edit(ID, body)).status).toBe(400);
  });
});
