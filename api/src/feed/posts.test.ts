import type { CallAnswer, FeedItem } from '@plaza/api-contract';
import { befriend } from '../friends/testing/befriend.ts';
import { sendForm } from '../media/testing/aForm.ts';
import { aPicture, aVideo } from '../media/testing/pictures.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { aPost } from './testing/aPost.ts';

const house = testPlaza();
let amber: User;
let basalt: User;
let cedar: User;

beforeAll(async () => {
  amber = await house.aUser({ username: 'amber', name: 'Amber Lindqvist' });
  basalt = await house.aUser({ username: 'basalt', name: 'Basalt Okoro' });
  cedar = await house.aUser({ username: 'cedar', name: 'Cedar Novak' });
  await befriend(house.db, amber, basalt);
});

const post = (entries: Parameters<typeof sendForm>[2], as: User | null = basalt) =>
  sendForm<{ code: string; error: string; fields: Record<string, string>; post: FeedItem }>(
    house.as(as),
    '/api/content',
    entries,
  );
const countPosts = async () => Number((await house.db('posts').count())[0]?.['count']);
/** Also those that wait for a later hour. */
const runAllJobs = async () => {
  await house.db.raw('update graphile_worker._private_jobs set run_at = now()');
  await house.runJobs();
};
const looseMedia = () => house.db('media').whereNull('attached_at').pluck('id');

describe('POST /content', () => {
  it('[7.2-1] [3-3] [8-2] makes a post and answers it with the fields of a feed item', async () => {
    const answer = await sendForm<CallAnswer<'POST /content'>>(house.as(basalt), '/api/content', [
      ['context', '  Low tide with @AMBER and @nobody-here. #Harbour #harbour #7 '],
      ['sharing', '1'],
      ['userId', basalt.id],
    ]);
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(answer.body.message).toBe('Content created successfully!');
    expect(answer.body.post).toMatchObject({
      ID: expect.any(String),
      user_name: 'Basalt Okoro',
      user_profile: null,
      user_orgname: null,
      MediaID: null,
      context: 'Low tide with @AMBER and @nobody-here. #Harbour #harbour #7',
      created_at: house.clock.now().toISOString(),
      username: 'basalt',
      sharing: 1,
      mentions: ['amber'],
      is_own: true,
      stars: { average: null, count: 0 },
    });
    const tags = await house.db('post_tags').where({ post_id: answer.body.post.ID }).pluck('tag');
    expect(tags).toEqual(['harbour']);
  });

  it('keeps several pictures in their order, each with what is to be seen', async () => {
    const made = await aPost(house, basalt, {
      more: [
        ['media', await aPicture(40, 30)],
        ['media', await aPicture(30, 40, 'png')],
        ['alt', 'The pier'],
        ['alt', 'A lamp'],
      ],
    });
    expect(made.media.map(({ alt, width }) => [alt, width])).toEqual([
      ['The pier', 40],
      ['A lamp', 30],
    ]);
    expect(made.MediaID).toBe(made.media[0]?.url);
    expect((await house.as(null).fetch(made.MediaID ?? '')).status).toBe(200);
  });

  it('shows the picture of a post for friends only at an address that ends', async () => {
    const made = await aPost(house, basalt, { sharing: 2, more: [['media', await aPicture(40, 30)]] });
    const url = made.MediaID ?? '';
    expect(made.media[0]?.expires).not.toBeNull();
    expect((await house.as(null).fetch(url)).status).toBe(200);
    expect((await house.as(null).fetch(url.split('?')[0] ?? '')).status).toBe(404);
  });

  it('takes a video alone, and not beside anything', async () => {
    const made = await aPost(house, basalt, { more: [['media', aVideo()]] });
    expect(made.media).toMatchObject([{ kind: 'video', type: 'video/mp4' }]);
    const before = await countPosts();
    const answer = await post([
      ['context', 'Too much'],
      ['media', aVideo()],
      ['media', await aPicture(40, 30)],
    ]);
    expect(answer).toMatchObject({ status: 400, body: { fields: { 'body.media': expect.any(String) } } });
    expect(await countPosts()).toBe(before);
  });

  it('takes pictures that were sent before, once, and only one’s own', async () => {
    const upload = async (as: User) =>
      (await sendForm<{ id: string }>(house.as(as), '/api/media', [['media', await aPicture(20, 20)]])).body
        .id;
    const [own, foreign] = [await upload(basalt), await upload(amber)];
    expect(
      (
        await post([
          ['context', 'Foreign'],
          ['mediaId', foreign],
        ])
      ).body.code,
    ).toBe('media.unknown');
    const made = await aPost(house, basalt, { more: [['mediaId', own]] });
    expect(made.media.map(({ id }) => id)).toEqual([own]);
    expect(
      (
        await post([
          ['context', 'Again'],
          ['mediaId', own],
        ])
      ).body.code,
    ).toBe('media.unknown');
  });

  it('makes one post of what is sent twice, also at once, and keeps no second picture', async () => {
    const more = [['media', await aPicture(20, 20)]] as const;
    const wish = { clientId: 'device-1-post-9', more: [...more] };
    const before = await countPosts();
    const [first, second] = await Promise.all([aPost(house, basalt, wish), aPost(house, basalt, wish)]);
    const third = await aPost(house, basalt, wish);
    expect([second.ID, third.ID]).toEqual([first.ID, first.ID]);
    expect(await countPosts()).toBe(before + 1);
    const loose = await looseMedia();
    expect(loose.length).toBeGreaterThanOrEqual(2);
    house.clock.advance({ days: 2 });
    await runAllJobs();
    expect(await looseMedia()).toEqual([]);
    expect((await house.as(null).fetch(first.MediaID ?? '')).status).toBe(200);
  });

  it('gives two people who use the same client id a post each', async () => {
    const clientId = 'the-same-client-id';
    const one = await aPost(house, basalt, { clientId });
    expect((await aPost(house, amber, { clientId })).ID).not.toBe(one.ID);
  });

  it.each([
    ['no text', [], 'body.context'],
    ['spaces for a text', [['context', '  \n ']], 'body.context'],
    ['a NUL', [['context', 'a\0b']], 'body.context'],
    ['a text without end', [['context', 'x'.repeat(5001)]], 'body.context'],
    [
      'two texts',
      [
        ['context', 'a'],
        ['context', 'b'],
      ],
      'body.context',
    ],
    [
      'a third kind of sharing',
      [
        ['context', 'a'],
        ['sharing', '3'],
      ],
      'body.sharing',
    ],
    [
      'a client id of one letter',
      [
        ['context', 'a'],
        ['clientId', 'x'],
      ],
      'body.clientId',
    ],
    [
      'a medium that is no id',
      [
        ['context', 'a'],
        ['mediaId', '7'],
      ],
      'body.mediaId.0',
    ],
    [
      'a description without end',
      [
        ['context', 'a'],
        ['alt', 'x'.repeat(1001)],
      ],
      'body.alt.0',
    ],
  ] as const)('[5-2] refuses %s, names the field and keeps nothing', async (_, entries, field) => {
    const before = await countPosts();
    const answer = await post(entries);
    expect(answer).toMatchObject({ status: 400, body: { code: 'http.bad-input' } });
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect(await countPosts()).toBe(before);
  });

  it('[5-2] refuses what is neither picture nor video, whatever it calls itself', async () => {
    const before = await countPosts();
    const svg = {
      file: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      name: 'a.png',
      type: 'image/png',
    };
    expect(
      await post([
        ['context', 'Look'],
        ['media', svg],
      ]),
    ).toMatchObject({
      status: 415,
      body: { code: 'media.wrong-type' },
    });
    expect(await countPosts()).toBe(before);
  });

  it('[6-1] posts in one’s own name only', async () => {
    expect(
      await post([
        ['context', 'As amber'],
        ['userId', amber.id],
      ]),
    ).toMatchObject({
      status: 403,
      body: { code: 'feed.not-yourself' },
    });
  });

  it('[6-1] asks a stranger to log in, and whom an administrator has blocked as well', async () => {
    expect((await post([['context', 'a']], null)).status).toBe(401);
    const blocked = await house.aUser({ isBlocked: true });
    expect((await post([['context', 'a']], blocked)).status).toBe(401);
  });

  it('shows the post of a guest of the demo to nobody else', async () => {
    const guest = await house.aUser();
    await house
      .db('users')
      .where({ id: guest.id })
      .update({ demo_until: new Date(Date.now() + 86_400_000 * 9) });
    const { ID } = await aPost(house, guest, { context: 'I only look around' });
    expect((await house.as(guest).get(`/api/posts/${ID}`)).status).toBe(200);
    expect((await house.as(amber).get(`/api/posts/${ID}`)).status).toBe(404);
  });
});

describe('GET /posts/:id', () => {
  it('shows a post for friends to friends, and hides it from strangers as if it were not there', async () => {
    const { ID } = await aPost(house, basalt, { sharing: 2, context: 'For friends' });
    const read = async (as: User | null) => (await house.as(as).get<FeedItem>(`/api/posts/${ID}`)).status;
    expect([await read(basalt), await read(amber), await read(cedar), await read(null)]).toEqual([
      200, 200, 404, 401,
    ]);
    expect((await house.as(cedar).get(`/api/posts/${ID}`)).body).toMatchObject({ code: 'feed.unknown-post' });
  });

  it.each(['0', 'abc', '-1', '9'.repeat(19), '1%00'])('refuses the number %s', async (id) => {
    expect((await house.as(amber).get(`/api/posts/${id}`)).status).toBe(400);
  });

  it('knows no post that was never written', async () => {
    expect((await house.as(amber).get('/api/posts/999999999')).status).toBe(404);
  });
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

describe('DELETE /content/:id', () => {
  it('takes the post away at once, and back within ten minutes', async () => {
    const { ID } = await aPost(house, basalt, { more: [['media', await aPicture(20, 20)]] });
    const gone = await house.as(basalt).delete<{ undo_until: string }>(`/api/content/${ID}`);
    const undoUntil = new Date(house.clock.now().getTime() + 600_000).toISOString();
    expect(gone.body).toEqual({ ID, undo_until: undoUntil });
    expect((await house.as(basalt).get(`/api/posts/${ID}`)).status).toBe(404);
    // Sent again by a device that did not hear the answer.
    const again = await house.as(basalt).delete(`/api/content/${ID}`);
    expect([again.status, again.body]).toEqual([200, gone.body]);
    house.clock.advance({ minutes: 9 });
    expect((await house.as(cedar).post(`/api/posts/${ID}/restore`)).status).toBe(404);
    const back = await house.as(basalt).post<FeedItem>(`/api/posts/${ID}/restore`);
    expect(back).toMatchObject({ status: 200, body: { ID } });
    expect((await house.as(null).fetch(back.body.MediaID ?? '')).status).toBe(200);
    house.clock.advance({ minutes: 9 });
    await runAllJobs();
    expect((await house.as(cedar).get(`/api/posts/${ID}`)).status).toBe(200);
  });

  it('is for good after that: with comments, stars and pictures', async () => {
    const { ID, media } = await aPost(house, basalt, { more: [['media', await aPicture(20, 20)]] });
    await house.as(amber).post(`/api/posts/${ID}/comments`, { context: 'Nice' });
    await house.as(amber).put(`/api/posts/${ID}/reaction`, { stars: 4, emoji: '😄' });
    await house.as(basalt).delete(`/api/content/${ID}`);
    house.clock.advance({ minutes: 11 });
    expect((await house.as(basalt).post(`/api/posts/${ID}/restore`)).body).toMatchObject({
      code: 'feed.too-late',
    });
    await runAllJobs();
    expect((await house.as(basalt).post(`/api/posts/${ID}/restore`)).status).toBe(404);
    for (const table of ['comments', 'reactions', 'post_counts', 'post_media'])
      expect(await house.db(table).where({ post_id: ID })).toEqual([]);
    house.clock.advance({ days: 2 });
    await runAllJobs();
    expect(await house.db('media').where({ id: media[0]?.id })).toEqual([]);
  });

  it('[6-3] is for the one who wrote it', async () => {
    const { ID } = await aPost(house, basalt);
    expect((await house.as(amber).delete(`/api/content/${ID}`)).body).toMatchObject({
      code: 'feed.not-yours',
    });
    expect((await house.as(null).delete(`/api/content/${ID}`)).status).toBe(401);
  });
});

describe('POST /posts/:id/repost', () => {
  const repost = (id: string, body: unknown, as: User = amber) =>
    house.as(as).post<{ post: FeedItem; code: string }>(`/api/posts/${id}/repost`, body);

  it('passes a post on with a word, and counts each person once', async () => {
    const { ID } = await aPost(house, basalt, { context: 'The original' });
    const { body } = await repost(ID, { context: 'Look at this' });
    expect(body.post).toMatchObject({
      context: 'Look at this',
      user_name: 'Amber Lindqvist',
      shares: true,
      shared: { ID, context: 'The original', user_name: 'Basalt Okoro' },
    });
    await repost(ID, { context: 'And again' });
    await house.as(amber).post(`/api/posts/${ID}/share`);
    expect((await house.as(amber).get(`/api/posts/${ID}`)).body).toMatchObject({
      share_count: 1,
      is_shared: true,
    });
  });

  it('shows nothing of the original once that is gone or not public any more', async () => {
    const { ID } = await aPost(house, basalt);
    const made = (await repost(ID, { context: 'See' })).body.post;
    await house.as(basalt).put(`/api/content/${ID}`, { sharing: 2 });
    const seen = async (as: User) => (await house.as(as).get<FeedItem>(`/api/posts/${made.ID}`)).body;
    expect(await seen(cedar)).toMatchObject({ shares: true, shared: null });
    expect((await seen(amber)).shared).not.toBeNull();
    await house.as(basalt).delete(`/api/content/${ID}`);
    expect(await seen(amber)).toMatchObject({ shares: true, shared: null });
  });

  it('passes on nothing that was for friends, and nothing one may not see', async () => {
    const { ID } = await aPost(house, basalt, { sharing: 2 });
    expect((await repost(ID, { context: 'Psst' })).body.code).toBe('feed.not-shareable');
    expect((await repost(ID, { context: 'Psst' }, cedar)).status).toBe(404);
  });

  it('needs a word', async () => {
    const { ID } = await aPost(house, basalt);
    expect((await repost(ID, {})).status).toBe(400);
    expect((await repost(ID, { context: '' })).status).toBe(400);
  });
});
