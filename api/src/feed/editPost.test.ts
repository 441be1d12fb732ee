import type { FeedItem } from '@plaza/api-contract';
import { amberBasaltCedar } from '../friends/testing/amberBasaltCedar.ts';
import { befriend } from '../friends/testing/befriend.ts';
import { estrange } from '../friends/testing/threeFriends.ts';
import { sendForm } from '../media/testing/aForm.ts';
import { aPicture } from '../media/testing/pictures.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { aPost } from './testing/aPost.ts';

const server = testPlaza();
let amber: User;
let basalt: User;
let cedar: User;

beforeAll(async () => {
  ({ amber, basalt, cedar } = await amberBasaltCedar(server));
});

describe('GET /posts/:id/history', () => {
  const versions = async (id: string, as: User) =>
    (await server.as(as).get<{ context: string }[]>(`/api/posts/${id}/history`)).body.map(
      ({ context }) => context,
    );
  const edit = (id: string, body: unknown) => server.as(basalt).put(`/api/content/${id}`, body);

  it('shows what was for friends to friends alone, also when the post is public now', async () => {
    server.clock.advance({ minutes: 1 });
    const { ID } = await aPost(server, basalt, { context: 'For friends', sharing: 2 });
    await edit(ID, { context: 'For everybody', sharing: 1 });
    await edit(ID, { context: 'For everybody still' });
    expect(await versions(ID, cedar)).toEqual(['For everybody']);
    expect(await versions(ID, amber)).toEqual(['For everybody', 'For friends']);
    expect(await versions(ID, basalt)).toEqual(['For everybody', 'For friends']);
  });

  it('does not show it to who became a friend later, nor to who is one no more', async () => {
    server.clock.advance({ minutes: 1 });
    const dusk = await server.aUser();
    const { ID } = await aPost(server, basalt, { context: 'For friends', sharing: 2 });
    await edit(ID, { context: 'For everybody', sharing: 1 });
    await befriend(server.db, basalt, dusk);
    await server
      .db('friendships')
      .where({ friend_id: dusk.id })
      .orWhere({ user_id: dusk.id })
      .update({ created_at: new Date(server.clock.now().getTime() + 1000) });
    expect(await versions(ID, dusk)).toEqual([]);
    server.clock.advance({ minutes: 1 });
    await edit(ID, { sharing: 2 });
    await edit(ID, { context: 'For friends again' });
    expect(await versions(ID, dusk)).toEqual(['For everybody', 'For everybody']);
    await estrange(server, basalt, dusk);
    await edit(ID, { sharing: 1 });
    expect(await versions(ID, dusk)).toEqual(['For everybody']);
  });
});

describe('PUT /content/:id', () => {
  const edit = (id: string, body: unknown, as: User | null = basalt) =>
    server.as(as).put<FeedItem & { code: string }>(`/api/content/${id}`, body);

  it('changes the text, says so, and keeps what it was', async () => {
    const { ID } = await aPost(server, basalt, { context: 'Low tide at the pire #harbor' });
    const { body } = await edit(ID, { context: 'Low tide at the pier #harbour' });
    expect(body).toMatchObject({ context: 'Low tide at the pier #harbour', edited_at: expect.any(String) });
    expect((await server.as(amber).get(`/api/posts/${ID}/history`)).body).toEqual([
      { context: 'Low tide at the pire #harbor', sharing: 1, until: expect.any(String), alts: [] },
    ]);
    expect(await server.db('post_tags').where({ post_id: ID }).pluck('tag')).toEqual(['harbour']);
  });

  it('takes a post back from the public, with its pictures', async () => {
    const made = await aPost(server, basalt, { more: [['media', await aPicture(20, 20)]] });
    expect((await edit(made.ID, { sharing: 2 })).body).toMatchObject({ sharing: 2, edited_at: null });
    expect((await server.as(cedar).get(`/api/posts/${made.ID}`)).status).toBe(404);
    expect((await server.as(null).fetch(made.MediaID ?? '')).status).toBe(404);
  });

  it('changes the pictures: order, words, one more and one less', async () => {
    const made = await aPost(server, basalt, {
      more: [
        ['media', await aPicture(20, 20)],
        ['media', await aPicture(30, 20)],
      ],
    });
    const [first, second] = made.media;
    const upload = await sendForm<{ id: string }>(server.as(basalt), '/api/media', [
      ['media', await aPicture(40, 20)],
    ]);
    const media = [{ id: upload.body.id }, { id: second?.id, alt: '  The second ' }];
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
      (await server.as(who).get<{ unread: number }>('/api/notifications/unread')).body.unread;
    const before = await unread(amber);
    const { ID } = await aPost(server, basalt, { context: 'With @amber at the pier' });
    expect(await unread(amber)).toBe(before + 1);
    await edit(ID, { context: 'With @Amber and @cedar at the pier' });
    expect(await unread(amber)).toBe(before + 1);
    expect(await unread(cedar)).toBe(1);
    await edit(ID, { context: 'Alone at the pier' });
    expect(await unread(cedar)).toBe(0);
    expect(await unread(amber)).toBe(before);

    const say = { context: 'Come, @amber', clientId: 'come-amber-come' };
    await edit(ID, { context: 'With @amber after all' });
    await server.as(basalt).post(`/api/posts/${ID}/comments`, say);
    await edit(ID, { context: 'Alone after all' });
    expect(await unread(amber)).toBe(before + 1);
  });

  it('tells the second of two who edit at once, and loses no words unseen', async () => {
    const { ID } = await aPost(server, basalt, { context: 'As it was' });
    server.clock.advance({ seconds: 1 });
    const [phone, laptop] = ['From the phone', 'From the laptop'].map((context) => ({
      context,
      basedOn: null,
    }));
    const answers = await Promise.all([edit(ID, phone), edit(ID, laptop)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [lost, kept] = answers[0]?.status === 200 ? [laptop, phone] : [phone, laptop];
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('feed.changed-meanwhile');
    const now = (await server.as(basalt).get<FeedItem>(`/api/posts/${ID}`)).body;
    expect(now.context).toBe(kept?.context);
    // Having seen it, one may overwrite it knowingly.
    const knowing = await edit(ID, { ...lost, basedOn: now.edited_at });
    expect([knowing.status, knowing.body.context]).toEqual([200, lost?.context]);
    // The answer of an edit may get lost: the same once more is no other edit.
    expect((await edit(ID, { ...lost, basedOn: now.edited_at })).status).toBe(200);
  });

  it('tells the second of two who say at once what a picture shows', async () => {
    const made = await aPost(server, basalt, { more: [['media', await aPicture(20, 20)]] });
    server.clock.advance({ seconds: 1 });
    const say = (alt: string, basedOn: unknown = null) =>
      edit(made.ID, { media: made.media.map(({ id }) => ({ id, alt })), basedOn });
    expect((await say('The pier at dawn')).status).toBe(200);
    const refused = await say('A pier');
    expect([refused.status, refused.body.code]).toEqual([409, 'feed.changed-meanwhile']);
    const now = (await server.as(basalt).get<FeedItem>(`/api/posts/${made.ID}`)).body;
    expect(now.media.map(({ alt }) => alt)).toEqual(['The pier at dawn']);
    // The answer of an edit may get lost: the same once more is no other edit.
    expect((await say('The pier at dawn')).status).toBe(200);
    const knowing = await say('A pier', now.edited_at);
    expect(knowing.body.media.map(({ alt }) => alt)).toEqual(['A pier']);
  });

  it('does nothing when nothing is different', async () => {
    const { ID } = await aPost(server, basalt, { context: 'As it is' });
    expect((await edit(ID, { context: 'As it is', sharing: 1 })).body.edited_at).toBeNull();
    expect((await server.as(basalt).get(`/api/posts/${ID}/history`)).body).toEqual([]);
  });

  it('[6-3] is for the one who wrote it: 403 for who may read it, 404 for who may not', async () => {
    const open = await aPost(server, basalt);
    const shut = await aPost(server, basalt, { sharing: 2 });
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
    const { ID } = await aPost(server, basalt);
    expect((await edit(ID, body)).status).toBe(400);
  });
});
