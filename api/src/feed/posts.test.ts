import type { CallAnswer, FeedItem } from '@plaza/api-contract';
import { amberBasaltCedar } from '../friends/testing/amberBasaltCedar.ts';
import { sendForm } from '../media/testing/aForm.ts';
import { aPicture, aVideo } from '../media/testing/pictures.ts';
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

const post = (entries: Parameters<typeof sendForm>[2], as: User | null = basalt) =>
  sendForm<{ code: string; error: string; fields: Record<string, string>; post: FeedItem }>(
    server.as(as),
    '/api/content',
    entries,
  );
const countPosts = async () => Number((await server.db('posts').count())[0]?.['count']);
const looseMedia = () => server.db('media').whereNull('attached_at').pluck('id');

describe('POST /content', () => {
  it('[7.2-1] [3-3] [8-2] makes a post and answers it with the fields of a feed item', async () => {
    const answer = await sendForm<CallAnswer<'POST /content'>>(server.as(basalt), '/api/content', [
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
      created_at: server.clock.now().toISOString(),
      username: 'basalt',
      sharing: 1,
      mentions: ['amber'],
      is_own: true,
      stars: { average: null, count: 0 },
    });
    const tags = await server.db('post_tags').where({ post_id: answer.body.post.ID }).pluck('tag');
    expect(tags).toEqual(['harbour']);
  });

  it('takes as many letters as were typed: a line ends with one, however a form sends it', async () => {
    const typed = `${'a'.repeat(4990)}\n${'b'.repeat(9)}`;
    const answer = await post([['context', typed.replace('\n', '\r\n')]]);
    expect(answer).toMatchObject({ status: 200, body: { post: { context: typed } } });
  });

  it('keeps several pictures in their order, each with what is to be seen', async () => {
    const made = await aPost(server, basalt, {
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
    expect((await server.as(null).fetch(made.MediaID ?? '')).status).toBe(200);
  });

  it('shows the picture of a post for friends only at an address that ends', async () => {
    const made = await aPost(server, basalt, { sharing: 2, more: [['media', await aPicture(40, 30)]] });
    const url = made.MediaID ?? '';
    expect(made.media[0]?.expires).not.toBeNull();
    expect((await server.as(null).fetch(url)).status).toBe(200);
    expect((await server.as(null).fetch(url.split('?')[0] ?? '')).status).toBe(404);
  });

  it('takes a video alone, and not beside anything', async () => {
    const made = await aPost(server, basalt, { more: [['media', aVideo()]] });
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
      (await sendForm<{ id: string }>(server.as(as), '/api/media', [['media', await aPicture(20, 20)]])).body
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
    const made = await aPost(server, basalt, { more: [['mediaId', own]] });
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
    const wanted = { clientId: 'device-1-post-9', more: [...more] };
    const [before, loose] = [await countPosts(), await looseMedia()];
    const [first, second] = await Promise.all([aPost(server, basalt, wanted), aPost(server, basalt, wanted)]);
    const third = await aPost(server, basalt, wanted);
    expect([second.ID, third.ID]).toEqual([first.ID, first.ID]);
    expect(await countPosts()).toBe(before + 1);
    expect(await looseMedia()).toEqual(loose);
    expect((await server.as(null).fetch(first.MediaID ?? '')).status).toBe(200);
  });

  it('makes no second post of what is sent again after it was deleted: whoever sends it is told', async () => {
    const clientId = 'device-1-post-10';
    const { ID } = await aPost(server, basalt, { clientId });
    await server.as(basalt).delete(`/api/content/${ID}`);
    const before = await countPosts();
    const again = await post([
      ['context', 'Once more'],
      ['sharing', '1'],
      ['clientId', clientId],
    ]);
    expect([again.status, again.body.code]).toEqual([404, 'feed.unknown-post']);
    expect(await countPosts()).toBe(before);
  });

  it('gives two people who use the same client id a post each', async () => {
    const clientId = 'the-same-client-id';
    const one = await aPost(server, basalt, { clientId });
    expect((await aPost(server, amber, { clientId })).ID).not.toBe(one.ID);
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
    const blocked = await server.aUser({ isBlocked: true });
    expect((await post([['context', 'a']], blocked)).status).toBe(401);
  });

  it('shows the post of a guest of the demo to nobody else', async () => {
    const guest = await server.aUser({ isGuest: true });
    const { ID } = await aPost(server, guest, { context: 'I only look around' });
    expect((await server.as(guest).get(`/api/posts/${ID}`)).status).toBe(200);
    expect((await server.as(amber).get(`/api/posts/${ID}`)).status).toBe(404);
  });
});

describe('GET /posts/:id', () => {
  it('shows a post for friends to friends, and hides it from strangers as if it were not there', async () => {
    const { ID } = await aPost(server, basalt, { sharing: 2, context: 'For friends' });
    const read = async (as: User | null) => (await server.as(as).get<FeedItem>(`/api/posts/${ID}`)).status;
    expect([await read(basalt), await read(amber), await read(cedar), await read(null)]).toEqual([
      200, 200, 404, 401,
    ]);
    expect((await server.as(cedar).get(`/api/posts/${ID}`)).body).toMatchObject({
      code: 'feed.unknown-post',
    });
  });

  it.each(['0', 'abc', '-1', '9'.repeat(19), '1%00'])('refuses the number %s', async (id) => {
    expect((await server.as(amber).get(`/api/posts/${id}`)).status).toBe(400);
  });

  it('knows no post that was never written', async () => {
    expect((await server.as(amber).get('/api/posts/999999999')).status).toBe(404);
  });
});
