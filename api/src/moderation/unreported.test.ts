import type { CallAnswer, QueueEntry } from '@plaza/api-contract';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { aCommunity } from './testing/aCommunity.ts';

const server = testPlaza();
let author: User;
let reader: User;
let moderator: User;
beforeAll(async () => {
  ({ author, reader, moderator } = await aCommunity(server));
});
beforeEach(async () => {
  await server.db('decisions').delete();
  await server.db('notifications').delete();
  await server.db('users').where({ id: author.id }).update({ is_blocked: false, blocked_until: null });
});

const settled = async () =>
  (await server.as(moderator).get<CallAnswer<'GET /moderation/queue'>>('/api/moderation/queue?state=settled'))
    .body.items;
const decidedAbout = async (as: User) =>
  (await server.as(as).get<CallAnswer<'GET /moderation/mine'>>('/api/moderation/mine')).body.decided;
const bell = async (as: User) =>
  (await server.as(as).get<CallAnswer<'GET /notifications'>>('/api/notifications')).body.items;

describe('somebody whom nobody has reported', () => {
  const silence = (username: string, body: object, as: User | null = moderator) =>
    server.as(as).post<QueueEntry & { code?: string }>(`/api/moderation/people/${username}/decide`, body);
  const profile = async (username: string, as: User) =>
    (await server.as(as).get<object>(`/api/profile/${username}`)).body;

  it('is muted by a moderator, told, may appeal, and it stands in the audit', async () => {
    const { body } = await silence('author', { decision: 'mute', days: '7', note: 'Please listen.' });
    expect(body).toMatchObject({
      kind: 'person',
      said: 'The Author',
      reports: [],
      decided: { decision: 'mute', by: 'lamp' },
    });
    expect((await server.db('users').where({ id: author.id }).first()).muted_until).not.toBeNull();
    expect(await bell(author)).toMatchObject([{ kind: 'decided' }]);
    expect(await decidedAbout(author)).toMatchObject([
      { decision: 'mute', note: 'Please listen.', can_appeal: true },
    ]);
    expect(await settled()).toMatchObject([{ decided: { decision: 'mute' } }]);
    const acts = await server
      .db('audit_log')
      .where({ about_kind: 'person', about_id: author.id })
      .orderBy('seq', 'desc')
      .limit(2)
      .pluck('act');
    expect(acts).toEqual(['person.decided', 'person.muted']);
    await server.db('users').where({ id: author.id }).update({ muted_until: null });
  });

  it('is blocked for a time: the session ends and a mail says until when', async () => {
    const client = server.as(author);
    await client.get('/api/profile');
    expect((await silence('author', { decision: 'block', days: '1', note: 'Enough.' })).status).toBe(200);
    expect((await client.get('/api/profile')).status).toBe(401);
    const mail = await server.db('mails').where({ recipient: author.email }).orderBy('id', 'desc').first();
    expect(mail.body_text).toContain('Enough.');
  });

  it.each([
    ['author', { decision: 'warn', days: '1' }, 400],
    ['author', { decision: 'mute' }, 400],
    ['nobody-here', { decision: 'mute', days: '1' }, 404],
    ['lamp', { decision: 'mute', days: '1' }, 403],
    ['keeper', { decision: 'block', days: '1' }, 403],
  ])('is no business of theirs: %s %j', async (username, body, status) => {
    expect((await silence(username, body)).status).toBe(status);
  });

  it('is for moderators; a profile says to whom it is open', async () => {
    expect((await silence('author', { decision: 'mute', days: '1' }, reader)).status).toBe(403);
    expect((await silence('author', { decision: 'mute', days: '1' }, null)).status).toBe(401);
    expect(await profile('author', moderator)).toMatchObject({ can_silence: true });
    expect(await profile('keeper', moderator)).not.toHaveProperty('can_silence');
    expect(await profile('author', reader)).not.toHaveProperty('can_silence');
  });
});
