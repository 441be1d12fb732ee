import type { CallAnswer, CallInput, DecisionAboutMe, QueueEntry } from '@plaza/api-contract';
import { aPost } from '../feed/testing/aPost.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { aCommunity } from './testing/aCommunity.ts';

const server = testPlaza();
let author: User;
let reader: User;
let other: User;
let moderator: User;
let admin: User;
beforeAll(async () => {
  ({ author, reader, moderator, admin } = await aCommunity(server));
  other = await server.aUser({ username: 'other' });
});
beforeEach(async () => {
  await server.db('reports').delete();
  await server.db('decisions').delete();
  await server.db('notifications').delete();
  await server.db('users').where({ id: author.id }).update({ is_blocked: false, blocked_until: null });
});

type Decide = CallInput<'POST /moderation/reports/:id/decide'>['body'];
type Queue = CallAnswer<'GET /moderation/queue'>;

const report = (as: User, path: string, note = '') =>
  server.as(as).post(`/api${path}/report`, { reason: 'spam', note });
const queue = async (state = 'open', as = moderator) =>
  (await server.as(as).get<Queue>(`/api/moderation/queue?state=${state}`)).body;
const decide = (id: string, body: Decide, as: User = moderator) =>
  server.as(as).post<QueueEntry & { code?: string }>(`/api/moderation/reports/${id}/decide`, body);
const mine = async (as: User) =>
  (await server.as(as).get<CallAnswer<'GET /moderation/mine'>>('/api/moderation/mine')).body;
const appeal = (as: User, id: string, words = 'It was a joke among friends.') =>
  server
    .as(as)
    .post<DecisionAboutMe & { code?: string }>(`/api/moderation/decisions/${id}/appeal`, { words });
const rule = (id: string, ruling: 'granted' | 'refused', as: User = admin) =>
  server
    .as(as)
    .post<{ code?: string }>(`/api/moderation/decisions/${id}/rule`, { ruling, note: 'Read twice.' });
const bell = async (as: User) =>
  (await server.as(as).get<CallAnswer<'GET /notifications'>>('/api/notifications')).body.items;

/** A post that two people have reported. */
async function aReportedPost() {
  const post = await aPost(server, author, { context: 'Cheap lanterns' });
  await report(reader, `/posts/${post.ID}`, 'Again');
  await report(other, `/posts/${post.ID}`);
  const [entry] = (await queue()).items;
  if (!entry) throw new Error('Nothing was reported.');
  return { post, entry };
}

const readable = async (id: string) => (await server.as(reader).get(`/api/posts/${id}`)).status;

it('shows one thing once, however many report it, with what it said and who it is about', async () => {
  const { post, entry } = await aReportedPost();
  expect(entry).toMatchObject({
    kind: 'post',
    said: 'Cheap lanterns',
    about: { username: 'author' },
    path: `/post/${post.ID}`,
    can_decide: true,
    decided: null,
    earlier: { hidden: 0, warned: 0, blocked: 0 },
  });
  expect(entry.reports.map(({ reporter, note }) => [reporter, note])).toEqual([
    ['reader', 'Again'],
    ['other', ''],
  ]);
  expect((await queue()).waiting).toEqual({ open: 1, appealed: 0, held: 0 });
  expect((await server.as(moderator).get('/api/moderation/waiting')).body).toEqual((await queue()).waiting);
});

it('hides a post from everybody, tells both sides, and settles every report of it', async () => {
  const { post, entry } = await aReportedPost();
  const { body } = await decide(entry.id, { decision: 'hide', note: 'No selling.', answer: 'It is gone.' });
  expect(body.decided).toMatchObject({ decision: 'hide', by: 'lamp', note: 'No selling.' });
  expect(await readable(post.ID)).toBe(404);
  expect((await server.as(author).post(`/api/posts/${post.ID}/restore`)).status).toBe(410);
  expect((await queue()).waiting.open).toBe(0);
  for (const who of [reader, other]) {
    expect(await bell(who)).toMatchObject([{ kind: 'reviewed', actors: [], path: '/reports' }]);
    expect((await mine(who)).reported).toMatchObject([{ decision: 'hide', answer: 'It is gone.' }]);
  }
  expect(await bell(author)).toMatchObject([{ kind: 'decided', path: '/reports' }]);
  expect((await mine(author)).decided).toMatchObject([{ note: 'No selling.', can_appeal: true }]);
});

it('dismisses without a word to the person whom it was about', async () => {
  const { post, entry } = await aReportedPost();
  await decide(entry.id, { decision: 'dismiss', answer: 'That is allowed here.' });
  expect(await readable(post.ID)).toBe(200);
  expect(await bell(author)).toEqual([]);
  expect((await mine(author)).decided).toEqual([]);
  expect((await mine(reader)).reported[0]?.answer).toBe('That is allowed here.');
});

it('blocks for a time: the sessions end, a mail says why, and the end comes by itself', async () => {
  const { entry } = await aReportedPost();
  const client = server.as(author);
  await client.get('/api/profile');
  await decide(entry.id, { decision: 'block', days: '7', note: 'Third time.' });
  expect((await client.get('/api/profile')).status).toBe(401);
  const mail = await server
    .db('mails')
    .where({ recipient: 'author@plaza.example' })
    .orderBy('id', 'desc')
    .first();
  expect(mail.body_text).toContain('Third time.');
  await server.runAllJobs();
  expect(await server.db('users').where({ id: author.id }).first()).toMatchObject({ is_blocked: true });
  server.clock.advance({ days: 7, minutes: 1 });
  await server.runAllJobs();
  expect(await server.db('users').where({ id: author.id }).first()).toMatchObject({
    is_blocked: false,
    blocked_until: null,
  });
});

it('leaves a block of an administrator for good, also when a time is over', async () => {
  const { entry } = await aReportedPost();
  await server.as(admin).post(`/api/monitor/edit/${author.id}`, { is_blocked: true });
  await decide(entry.id, { decision: 'block', days: '1' });
  server.clock.advance({ days: 2 });
  await server.runAllJobs();
  expect(await server.db('users').where({ id: author.id }).first()).toMatchObject({ is_blocked: true });
});

it('a granted appeal takes back one block; a longer one that stands still counts', async () => {
  const blocked = async (days: '1' | '7') => {
    const { entry } = await aReportedPost();
    return (await decide(entry.id, { decision: 'block', days })).body.decided?.id ?? '';
  };
  const stored = () => server.db('users').where({ id: author.id }).first('is_blocked', 'blocked_until');
  const long = await blocked('7');
  await server.db('users').where({ id: author.id }).update({ is_blocked: false });
  const short = await blocked('1');
  const { blocked_until } = await stored();
  for (const [id, after] of [
    [short, { is_blocked: true, blocked_until }],
    [long, { is_blocked: false, blocked_until: null }],
  ] as const) {
    await server.db('decisions').where({ id }).update({ appeal: 'Why?', appealed_at: server.clock.now() });
    await rule(id, 'granted');
    expect(await stored()).toEqual(after);
  }
});

it('let in by mistake, who was blocked for a time is blocked again until the same day', async () => {
  const { entry } = await aReportedPost();
  await decide(entry.id, { decision: 'block', days: '7' });
  const stored = () => server.db('users').where({ id: author.id }).first('is_blocked', 'blocked_until');
  const before = await stored();
  const bulk = (act: string) =>
    server
      .as(admin)
      .post<CallAnswer<'POST /monitor/bulk'>>('/api/monitor/bulk', { ids: [author.id, other.id], act });
  const { body } = await bulk('unblock');
  expect(body).toMatchObject({ changed: [author.id], for_a_time: [author.id] });
  expect(await stored()).toEqual({ is_blocked: false, blocked_until: null });
  expect((await bulk('block-again')).body).toMatchObject({
    done: [author.id],
    passed: [{ id: other.id, code: 'monitor.nothing-lifted' }],
  });
  expect(await stored()).toEqual(before);
  server.clock.advance({ days: 7, minutes: 1 });
  await server.runAllJobs();
  expect((await stored()).is_blocked).toBe(false);
});

it('brings a hidden post back when the appeal is granted, and counts the decision no more', async () => {
  const { post, entry } = await aReportedPost();
  const { body } = await decide(entry.id, { decision: 'hide' });
  const id = body.decided?.id ?? '';
  expect((await appeal(author, id)).body).toMatchObject({ can_appeal: false });
  expect((await appeal(author, id)).body.code).toBe('moderation.appealed-already');
  const appealed = { appeal: 'It was a joke among friends.', ruling: null };
  expect((await queue('appealed')).items).toMatchObject([{ decided: { ...appealed, can_rule: false } }]);
  expect((await queue('appealed', admin)).items).toMatchObject([
    { decided: { ...appealed, can_rule: true } },
  ]);
  // Who may answer it is told, and who decided is not.
  expect((await bell(admin))[0]).toMatchObject({ kind: 'appealed', path: '/admin/reports?state=appealed' });
  expect((await bell(moderator)).map(({ kind }) => kind)).not.toContain('appealed');
  expect((await rule(id, 'granted', moderator)).body.code).toBe('moderation.own-decision');
  expect((await rule(id, 'granted')).status).toBe(200);
  expect((await rule(id, 'granted')).body.code).toBe('moderation.no-appeal');
  expect(await readable(post.ID)).toBe(200);
  expect((await queue('settled')).items[0]).toMatchObject({
    earlier: { hidden: 0 },
    decided: { ruling: 'granted' },
  });
  expect((await mine(author)).decided[0]).toMatchObject({ ruling: 'granted', ruling_note: 'Read twice.' });
});

it('hides a comment and brings it back in the words that it had last', async () => {
  const { ID } = await aPost(server, reader);
  const context = `Rude, @${other.username}`;
  const first = { context: 'Ruder still' };
  const said = await server.as(author).post<{ id: string }>(`/api/posts/${ID}/comments`, first);
  await report(reader, `/comments/${said.body.id}`);
  await server.as(author).put(`/api/comments/${said.body.id}`, { context });
  const [entry] = (await queue()).items;
  const { body } = await decide(entry?.id ?? '', { decision: 'hide' });
  const comments = () => server.as(reader).get<{ context: string }[]>(`/api/posts/${ID}/comments`);
  expect((await comments()).body).toEqual([]);
  await appeal(author, body.decided?.id ?? '');
  await rule(body.decided?.id ?? '', 'granted');
  expect((await comments()).body).toMatchObject([{ context, mentions: [other.username.toLowerCase()] }]);
  expect((await server.as(reader).get(`/api/posts/${ID}`)).body).toMatchObject({ comment_count: 1 });
});

it.each([
  ['a comment whose last reply was taken away meanwhile', 'hides the comment'],
  ['a reply whose comment was taken away meanwhile', 'hides the reply'],
])('brings %s back as well', async (_, act) => {
  const { ID } = await aPost(server, reader);
  const say = async (as: User, context: string, parent_id: string | null = null) =>
    (await server.as(as).post<{ id: string }>(`/api/posts/${ID}/comments`, { context, parent_id })).body.id;
  const isComment = act === 'hides the comment';
  const comment = await say(isComment ? author : other, 'A comment');
  const reply = await say(isComment ? other : author, 'A reply', comment);
  const [hidden, beside] = isComment ? [comment, reply] : [reply, comment];
  await report(reader, `/comments/${hidden}`);
  const { body } = await decide((await queue()).items[0]?.id ?? '', { decision: 'hide' });
  await server.as(other).delete(`/api/comments/${beside}`);
  const comments = async () => (await server.as(reader).get(`/api/posts/${ID}/comments`)).body;
  expect(await comments()).toEqual([]);
  await appeal(author, body.decided?.id ?? '');
  await rule(body.decided?.id ?? '', 'granted');
  expect(await comments()).toContainEqual(
    expect.objectContaining({ id: hidden, context: isComment ? 'A comment' : 'A reply' }),
  );
});

it('lets somebody who is blocked appeal by the link of the mail, and by no made-up one', async () => {
  const { entry } = await aReportedPost();
  const { body } = await decide(entry.id, { decision: 'block', days: '30' });
  const { body_text } = await server
    .db('mails')
    .where({ recipient: author.email })
    .orderBy('id', 'desc')
    .first();
  const [, token = ''] = /\/appeal#(\S+)/.exec(body_text) ?? [];
  const post = (path: string, sent: object) =>
    server.as(null).post<DecisionAboutMe & { code?: string }>(`/api/moderation/appeal${path}`, sent);
  expect((await post('/read', { token })).body).toMatchObject({ decision: 'block', can_appeal: true });
  const madeUp = token.replace(/.$/, (last) => (last === '_' ? '-' : '_'));
  expect((await post('/read', { token: madeUp })).status).toBe(404);
  expect((await post('', { token, words: 'I was asleep.' })).body).toMatchObject({ appeal: 'I was asleep.' });
  await rule(body.decided?.id ?? '', 'granted');
  expect(await server.db('users').where({ id: author.id }).first()).toMatchObject({ is_blocked: false });
});

it('takes an appeal for 14 days, from whom it concerns', async () => {
  const { entry } = await aReportedPost();
  const id = (await decide(entry.id, { decision: 'warn' })).body.decided?.id ?? '';
  expect((await appeal(reader, id)).status).toBe(404);
  server.clock.advance({ days: 14 });
  expect((await appeal(author, id)).body.code).toBe('moderation.too-late');
});

it('is decided once, by somebody whom it does not concern', async () => {
  const { entry } = await aReportedPost();
  const answers = await Promise.all([
    decide(entry.id, { decision: 'warn' }),
    decide(entry.id, { decision: 'dismiss' }, admin),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await report(reader, '/people/keeper');
  await report(reader, '/people/lamp');
  const staff = (await queue()).items;
  const [ofAdmin, ofModerator] = staff;
  expect(ofModerator).toMatchObject({ can_decide: false, decisions: [] });
  expect((await decide(ofModerator?.id ?? '', { decision: 'dismiss' })).body.code).toBe(
    'moderation.not-about-them',
  );
  expect((await decide(ofModerator?.id ?? '', { decision: 'warn' }, admin)).status).toBe(200);
  // A moderator decides about the administrator, or nobody could; but silences nobody who has a role.
  expect(ofAdmin).toMatchObject({ can_decide: true, decisions: ['dismiss', 'hide', 'warn'] });
  for (const decision of ['mute', 'block'] as const)
    expect((await decide(ofAdmin?.id ?? '', { decision, days: '1' })).body.code).toBe(
      'moderation.not-about-them',
    );
  expect((await decide(ofAdmin?.id ?? '', { decision: 'warn' })).status).toBe(200);
});

it('tells a moderator who is reported neither by whom nor in what words, and not who decided', async () => {
  await report(reader, '/people/lamp', 'reader told me so');
  const seen = async (state: string) => JSON.stringify((await queue(state)).items);
  const [entry] = (await queue()).items;
  expect(entry).toMatchObject({ about: { username: 'lamp' }, reports: [{ reporter: null, note: '' }] });
  expect((await queue('open', admin)).items).toMatchObject([{ reports: [{ reporter: 'reader' }] }]);
  await decide(entry?.id ?? '', { decision: 'warn' }, admin);
  expect(await seen('settled')).toContain('lamp');
  expect(await seen('settled')).not.toMatch(/reader|keeper/);
});

it('hides what its author has taken away for the moment, and it does not come back', async () => {
  const { post, entry } = await aReportedPost();
  const restored = () => server.as(author).post(`/api/posts/${post.ID}/restore`);
  await server.as(author).delete(`/api/content/${post.ID}`);
  expect((await decide(entry.id, { decision: 'hide' })).status).toBe(200);
  expect([(await restored()).status, await readable(post.ID)]).toEqual([410, 404]);
  // It goes when its author wanted it to go, and no appeal brings it back.
  server.clock.advance({ minutes: 12 });
  await server.runAllJobs();
  expect(await server.db('posts').where({ id: post.ID })).toEqual([]);
});

it('says of what is about the only administrator, where there is no moderator, that it needs a second', async () => {
  const setRole = (role: string | null) => server.db('users').where({ id: moderator.id }).update({ role });
  await report(reader, '/people/keeper');
  const asAdmin = async () => (await queue('open', admin)).items[0];
  expect(await asAdmin()).toMatchObject({ can_decide: false });
  expect(await asAdmin()).not.toHaveProperty('needs_second');
  await setRole(null);
  expect(await asAdmin()).toMatchObject({ can_decide: false, needs_second: true });
  await setRole('moderator');
  // Who has decided does not answer the appeal, and the administrator not their own.
  const id = (await decide((await asAdmin())?.id ?? '', { decision: 'warn' })).body.decided?.id ?? '';
  await appeal(admin, id);
  expect((await queue('appealed', admin)).items[0]).toMatchObject({ needs_second: true });
});

it('an administrator answers an appeal against their own decision where nobody else is there, and both sides read it', async () => {
  const setRole = (role: string | null) => server.db('users').where({ id: moderator.id }).update({ role });
  const { entry } = await aReportedPost();
  const id = (await decide(entry.id, { decision: 'block', days: '7' }, admin)).body.decided?.id ?? '';
  await server.db('decisions').where({ id }).update({ appeal: 'Why?', appealed_at: server.clock.now() });
  const decided = async () => (await queue('appealed', admin)).items[0]?.decided;
  expect(await decided()).toMatchObject({ can_rule: false, is_own: true });
  expect((await rule(id, 'refused')).body.code).toBe('moderation.own-decision');
  await setRole(null);
  expect(await decided()).toMatchObject({ can_rule: true, is_own: true });
  expect((await rule(id, 'refused')).status).toBe(200);
  await setRole('moderator');
  expect((await queue('settled', admin)).items[0]?.decided).toMatchObject({ ruled_by_same: true });
  await server.db('users').where({ id: author.id }).update({ is_blocked: false, blocked_until: null });
  expect((await mine(author)).decided[0]).toMatchObject({ ruling: 'refused', ruled_by_same: true });
  const mail = await server.db('mails').where({ recipient: author.email }).orderBy('id', 'desc').first();
  expect(mail.body_text).toContain('The same person decided and answered, because there is nobody else.');
});

it.each([
  [{ decision: 'hide' }, 409, 'moderation.nothing-to-hide'],
  [{ decision: 'block' }, 400, 'moderation.no-days'],
  [{ decision: 'block', days: '9999' }, 400, undefined],
  [{ decision: 'banish' }, 400, undefined],
  [{ decision: 'warn', note: 'x'.repeat(1001) }, 400, undefined],
] as const)('refuses %j of a person', async (body, status, code) => {
  await report(reader, '/people/author');
  const [entry] = (await queue()).items;
  const answer = await decide(entry?.id ?? '', body as Decide);
  expect(answer.status).toBe(status);
  if (code) expect(answer.body.code).toBe(code);
  expect((await queue()).waiting.open).toBe(1);
});

it('pages what waits from the longest waiting on, and forgets nobody', async () => {
  const people = await Promise.all(Array.from({ length: 27 }, () => server.aUser()));
  for (const { username } of people) await report(reader, `/people/${username}`);
  const first = await queue();
  const { body } = await server.as(moderator).get<Queue>(`/api/moderation/queue?cursor=${first.next}`);
  expect([...first.items, ...body.items].map(({ about }) => about?.username)).toEqual(
    people.map(({ username }) => username),
  );
  expect(body.next).toBeNull();
});

it('is for moderators, and stands in the audit', async () => {
  const { entry } = await aReportedPost();
  for (const as of [null, reader]) {
    const visitor = server.as(as);
    const answers = await Promise.all([
      ...['queue', 'waiting'].map((what) => visitor.get(`/api/moderation/${what}`)),
      visitor.post(`/api/moderation/reports/${entry.id}/decide`, { decision: 'warn' }),
      visitor.post('/api/moderation/decisions/1/rule', { ruling: 'granted' }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => (as ? 403 : 401)));
  }
  expect((await decide('999999', { decision: 'warn' })).status).toBe(404);
  await decide(entry.id, { decision: 'warn' });
  const log = server.db('audit_log').where({ actor_id: moderator.id });
  const acts = await log.orderBy('seq', 'desc').pluck('act');
  expect([acts[0], acts.includes('reports.looked')]).toEqual(['report.settled', true]);
});
