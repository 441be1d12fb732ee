import type { CallAnswer, Comment, FeedItem, HeldWords, WordRule } from '@plaza/api-contract';
import { aPost } from '../../feed/testing/aPost.ts';
import { sendForm } from '../../media/testing/aForm.ts';
import { aPicture } from '../../media/testing/pictures.ts';
import { prune } from '../../retention/prune.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';
import { aFilm } from '../../videos/testing/aFilm.ts';
import { aCommunity } from '../testing/aCommunity.ts';

const server = testPlaza();
let author: User;
let reader: User;
let moderator: User;
let admin: User;
beforeAll(async () => {
  ({ author, reader, moderator, admin } = await aCommunity(server));
});
beforeEach(async () => {
  for (const table of ['word_rules', 'held_words', 'posts', 'notifications']) await server.db(table).delete();
});

type Refused = { code: string };
const addRule = (kind: 'word' | 'host', pattern: string, as: User = moderator) =>
  server.as(as).post<WordRule & Refused>('/api/moderation/rules', { kind, pattern });
const write = (context: string, { as = author, clientId = '' } = {}) =>
  sendForm<{ post: FeedItem } & Refused>(server.as(as), '/api/content', [
    ['context', context],
    ['sharing', '1'],
    ...(clientId ? [['clientId', clientId] as const] : []),
  ]);
const held = async (state = 'open', as = moderator) =>
  (await server.as(as).get<CallAnswer<'GET /moderation/held'>>(`/api/moderation/held?state=${state}`)).body
    .items;
const decide = (id: string, decision: 'release' | 'refuse', as: User = moderator, note = '') =>
  server.as(as).post<HeldWords & Refused>(`/api/moderation/held/${id}/decide`, { decision, note });
const feed = async () =>
  (await server.as(reader).get<FeedItem[]>('/api/contents/global')).body.map(({ context }) => context);
const mine = async () =>
  (await server.as(author).get<CallAnswer<'GET /moderation/mine'>>('/api/moderation/mine')).body.held ?? [];
const bell = async (as: User) =>
  (await server.as(as).get<CallAnswer<'GET /notifications'>>('/api/notifications')).body.items.map(
    ({ kind }) => kind,
  );
const theOne = async () => {
  const [one] = await held();
  if (!one) throw new Error('Nothing is held back.');
  return one;
};

describe('a post in which a rule finds something', () => {
  it('is seen by nobody until a moderator lets it, and then as if it was written now', async () => {
    await addRule('host', 'https://cheap.example/shop');
    const answer = await write('Look: http://www.cheap.example/x #lamps @reader');
    expect([answer.status, answer.body.code]).toEqual([422, 'feed.held-back']);
    expect(await feed()).toEqual([]);
    expect((await server.as(author).get<FeedItem[]>('/api/content')).body).toEqual([]);
    expect(await bell(reader)).toEqual([]);
    expect(await theOne()).toMatchObject({
      kind: 'post',
      author: { username: 'author' },
      found: ['cheap.example'],
      sharing: 1,
      can_decide: true,
    });

    server.clock.advance({ minutes: 180 });
    const released = await decide((await theOne()).id, 'release');
    expect(released.body).toMatchObject({ decision: 'release', by: 'lamp' });
    expect(await feed()).toEqual(['Look: http://www.cheap.example/x #lamps @reader']);
    const [post] = (await server.as(reader).get<FeedItem[]>('/api/contents/global')).body;
    expect(new Date(post?.created_at ?? 0)).toEqual(server.clock.now());
    expect(await bell(reader)).toEqual(['mention']);
    expect(await held()).toEqual([]);
    expect(await held('decided')).toHaveLength(1);
  });

  it('that is refused stays unseen, and who wrote it is told why', async () => {
    await addRule('word', 'lantern*');
    await write('Cheap lanterns');
    expect(await mine()).toMatchObject([{ context: 'Cheap lanterns', decision: null }]);
    await decide((await theOne()).id, 'refuse', moderator, 'No selling here.');
    expect(await feed()).toEqual([]);
    expect(await mine()).toMatchObject([{ decision: 'refuse', note: 'No selling here.' }]);
    expect(await bell(author)).toEqual(['decided']);
  });

  it('sent again, also at once, is held back once, and is written once', async () => {
    await addRule('word', 'lantern');
    const send = () => write('A lantern', { clientId: '0b3c1f7e-2f0a-4c3e-9b1d-5a6f7e8d9c0b' });
    await Promise.all([send(), send()]);
    expect((await send()).body.code).toBe('feed.held-back');
    expect(await held()).toHaveLength(1);
    await decide((await theOne()).id, 'release');
    expect((await send()).body.post.context).toBe('A lantern');
    expect(await feed()).toEqual(['A lantern']);
  });

  it('under two posts by one name of the device is held back twice, also at once', async () => {
    const posts = await Promise.all([aPost(server, reader), aPost(server, reader)]);
    await addRule('word', 'lantern');
    const body = { context: 'A lantern', clientId: '0b3c1f7e-2f0a-4c3e-9b1d-5a6f7e8d9c0c' };
    const say = ({ ID }: { ID: string }) =>
      server.as(author).post<Refused>(`/api/posts/${ID}/comments`, body);
    const answers = [...(await Promise.all(posts.map(say))), ...(await Promise.all(posts.map(say)))];
    expect(new Set(answers.map((answer) => answer.body.code))).toEqual(new Set(['feed.held-back']));
    expect((await held()).map(({ path }) => path?.split('/').at(-1)).toSorted()).toEqual(
      posts.map(({ ID }) => ID).toSorted(),
    );
  });

  it('keeps its picture, which nobody can open meanwhile', async () => {
    await addRule('word', 'lantern');
    await sendForm(server.as(author), '/api/content', [
      ['context', 'A lantern'],
      ['sharing', '1'],
      ['alt', 'Red'],
      ['media', await aPicture()],
    ]);
    const { id, media } = await theOne();
    const [picture] = media;
    expect(picture).toMatchObject({ alt: 'Red' });
    const bare = picture?.url.replace(/\?.*/, '') ?? '';
    expect((await server.as(null).fetch(bare)).status).not.toBe(200);
    expect((await server.as(moderator).fetch(picture?.url ?? '')).status).toBe(200);
    await decide(id, 'release');
    expect((await server.as(null).fetch(bare)).status).toBe(200);
  });

  it('is found by what its picture is said to show', async () => {
    await addRule('word', 'lantern');
    const answer = await sendForm<Refused>(server.as(author), '/api/content', [
      ['context', 'Nothing'],
      ['sharing', '1'],
      ['alt', 'A lantern'],
      ['media', await aPicture()],
    ]);
    expect(answer.body.code).toBe('feed.held-back');
  });
});

it('more than a post takes is refused, whatever a rule finds in it: no moderator could let it be seen', async () => {
  await addRule('word', 'lantern');
  const bring = async (file: Buffer) =>
    (await sendForm<{ id: string }>(server.as(author), '/api/media', [['media', file]])).body.id;
  const answer = await sendForm<Refused>(server.as(author), '/api/content', [
    ['context', 'A lantern'],
    ['mediaId', await bring(aFilm())],
    ['mediaId', await bring(await aPicture())],
  ]);
  expect([answer.status, answer.body.code]).toEqual([400, 'http.bad-input']);
  expect(await held()).toEqual([]);
});

it('a reply to what is not there is refused, whatever a rule finds in it', async () => {
  const [{ ID }, elsewhere] = [await aPost(server, reader), await aPost(server, reader)];
  await addRule('host', '*');
  const say = (postId: string, context: string, parent_id?: string) =>
    server.as(author).post<Comment & Refused>(`/api/posts/${postId}/comments`, { context, parent_id });
  const { id } = (await say(elsewhere.ID, 'On another post')).body;
  for (const parent of ['999999999', id]) {
    const answer = await say(ID, 'See https://a.example', parent);
    expect([answer.status, answer.body.code]).toEqual([404, 'feed.unknown-comment']);
  }
});

it('a comment is held back, let through and told like a post', async () => {
  const { ID } = await aPost(server, reader);
  await addRule('host', '*');
  const say = (context: string) =>
    server.as(author).post<Comment & Refused>(`/api/posts/${ID}/comments`, { context });
  const list = async () =>
    (await server.as(reader).get<Comment[]>(`/api/posts/${ID}/comments`)).body.map(({ context }) => context);
  expect((await say('See https://a.example')).body.code).toBe('feed.held-back');
  expect((await say('No link')).status).toBe(200);
  expect(await list()).toEqual(['No link']);
  expect(await theOne()).toMatchObject({ kind: 'comment', path: `/post/${ID}`, sharing: null });
  await decide((await theOne()).id, 'release');
  expect(await list()).toEqual(['No link', 'See https://a.example']);
});

it('what stands there already is not changed into words that a rule finds', async () => {
  const post = await aPost(server, author, { context: 'As it was' });
  const { id } = (
    await server.as(author).post<Comment>(`/api/posts/${post.ID}/comments`, { context: 'As it was' })
  ).body;
  await addRule('word', 'lantern');
  for (const path of [`/api/content/${post.ID}`, `/api/comments/${id}`]) {
    const answer = await server.as(author).put<Refused>(path, { context: 'A lantern' });
    expect([answer.status, answer.body.code]).toEqual([422, 'feed.words-held']);
  }
  expect(await feed()).toEqual(['As it was']);
});

it('nothing comes into a post with what it was said to show when it was brought alone', async () => {
  await addRule('word', 'lantern');
  const brought = await sendForm<{ id: string }>(server.as(author), '/api/media', [
    ['alt', 'A lantern'],
    ['media', await aPicture()],
  ]);
  const { id } = brought.body;
  const post = await aPost(server, author, { context: 'As it was' });
  const answer = await server.as(author).put<Refused>(`/api/content/${post.ID}`, { media: [{ id }] });
  expect([answer.status, answer.body.code]).toEqual([422, 'feed.words-held']);
  const said = await server
    .as(author)
    .put<FeedItem>(`/api/content/${post.ID}`, { media: [{ id, alt: 'A light' }] });
  expect(said.body.media).toMatchObject([{ alt: 'A light' }]);
  await addRule('word', 'light');
  expect((await server.as(author).put(`/api/content/${post.ID}`, { media: [{ id }] })).status).toBe(200);
});

it('a passed on post is held back by the word that goes with it', async () => {
  const { ID } = await aPost(server, reader, { context: 'Original' });
  await addRule('word', 'lantern');
  const passOn = await server.as(author).post<Refused>(`/api/posts/${ID}/repost`, { context: 'Lantern' });
  expect(passOn.body.code).toBe('feed.held-back');
  await decide((await theOne()).id, 'release');
  const [post] = (await server.as(reader).get<FeedItem[]>('/api/contents/global')).body;
  expect(post).toMatchObject({ context: 'Lantern', shared: { ID } });
});

it('moderators are not held back, and nobody decides about themselves', async () => {
  await addRule('word', 'lantern');
  expect((await write('A lantern', { as: moderator })).status).toBe(200);
  const promoted = await server.aUser();
  await write('A lantern', { as: promoted });
  await server.db('users').where({ id: promoted.id }).update({ role: 'moderator' });
  const { id } = await theOne();
  expect((await decide(id, 'release', promoted)).body.code).toBe('moderation.not-about-them');
  expect((await decide(id, 'release')).status).toBe(200);
  expect((await decide(id, 'refuse', admin)).body.code).toBe('moderation.decided-already');
  expect((await decide('999999', 'refuse')).body.code).toBe('moderation.unknown-held');
});

it('rules are kept by moderators alone, are tidied, and each is there once', async () => {
  expect((await addRule('host', 'https://Shop.Example/x')).body).toMatchObject({
    pattern: 'shop.example',
    by: 'lamp',
  });
  expect((await addRule('host', 'shop.example')).body.code).toBe('moderation.rule-there');
  expect((await addRule('word', '*')).body.code).toBe('moderation.wrong-rule');
  expect((await addRule('word', 'x', author)).status).toBe(403);
  const rules = async () =>
    (await server.as(moderator).get<{ items: WordRule[] }>('/api/moderation/rules')).body.items;
  const [rule] = await rules();
  const remove = () => server.as(moderator).delete<Refused>(`/api/moderation/rules/${rule?.id}`);
  expect((await remove()).status).toBe(200);
  expect((await remove()).body.code).toBe('moderation.unknown-rule');
  expect(await rules()).toEqual([]);
  expect((await write('See shop.example')).status).toBe(200);
});

it('is in the audit log: the rule, the look and the decision', async () => {
  await addRule('word', 'lantern');
  await write('A lantern');
  await decide((await theOne()).id, 'refuse');
  const acts = await server
    .db('audit_log')
    .where({ actor_id: moderator.id })
    .orderBy('seq', 'desc')
    .limit(1)
    .pluck('act');
  expect(acts).toEqual(['held.refused']);
  expect(await server.db('audit_log').where({ act: 'held.looked', actor_id: moderator.id })).not.toEqual([]);
  expect(await server.db('audit_log').where({ act: 'rule.made' })).not.toEqual([]);
});

it('is forgotten a month after it was decided, and not before it is', async () => {
  await addRule('word', 'lantern');
  await write('A lantern');
  await decide((await theOne()).id, 'refuse');
  await write('Another lantern');
  server.clock.advance({ days: 31 });
  await prune(server.plaza);
  expect(await server.db('held_words').pluck('context')).toEqual(['Another lantern']);
});

it('where nothing can be held back the words are refused: in names, in what one says of oneself, in titles', async () => {
  await addRule('word', 'lantern');
  const client = server.as(author);
  const said = 'A lantern';
  const zone = { name: said, zone: 'castle', avatar: 1, mode: 'public' };
  const answers = [
    await client.put<Refused>('/api/account', { name: said }),
    await client.put<Refused>('/api/profile', { bio: said }),
    await client.post<Refused>('/api/zones', zone),
    await client.post<Refused>('/api/videos/mine', { media_id: crypto.randomUUID(), title: said }),
    await server.as(null).post<Refused>('/api/auth/register', {
      name: said,
      username: 'newcomer',
      email: 'newcomer@plaza.example',
      password: 'walk-the-plaza-2',
    }),
  ];
  expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'feed.words-refused'));
  expect((await server.as(moderator).put('/api/profile', { bio: said })).status).toBe(200);
  expect((await client.put('/api/account', { name: 'The Author' })).status).toBe(200);
  const film = await sendForm<{ id: string }>(client, '/api/media', [
    ['alt', said],
    ['media', aFilm()],
  ]);
  const shown = { media_id: film.body.id, title: 'A film' };
  expect((await client.post<Refused>('/api/videos/mine', shown)).body.code).toBe('feed.words-refused');
});
