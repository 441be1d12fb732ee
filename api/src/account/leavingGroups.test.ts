import { up as passOnFromBefore } from '../chat/migrations/20261129_1650_groups_without_owner.ts';
import { aDevice, aGroup, aPair, beginGroup, invite } from '../chat/testing/aGroup.ts';
import type { TestConversation } from '../chat/testing/aGroup.ts';
import type { TestDevice } from '../chat/testing/TestDevice.ts';
import { befriend } from '../friends/testing/befriend.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { forgetOverdue } from './forgetOverdue.ts';
import { forgetPersonJob, KEPT_DAYS } from './forgetPersonJob.ts';

const server = testPlaza();

const goes = async ({ http, user }: TestDevice) => {
  expect((await http.delete('/api/account', { username: user.username })).status).toBe(200);
  await server.runJobs();
};
/** Went longer ago than they are kept. */
const isForgotten = async ({ user: { id } }: TestDevice) => {
  const deleted_at = new Date(server.clock.now().getTime() - (KEPT_DAYS + 1) * 86_400_000);
  await server.db('users').where({ id }).update({ deleted_at });
  await forgetPersonJob.run({ userId: id }, server.plaza);
};
const roleIn = async (chat: string, { user }: TestDevice) =>
  (await server.as(user).get<TestConversation>(`/api/conversations/${chat}`)).body.role;
const thereIs = async (chat: string) => (await server.db('conversations').where({ id: chat })).length > 0;

describe('a group whose only owner deletes the account', () => {
  it('is owned by whoever has been in it longest, who can let people in', async () => {
    const { owner, others, chat } = await aGroup(server);
    await goes(owner);
    const roles = await Promise.all(others.map((one) => roleIn(chat, one)));
    expect(roles.toSorted()).toEqual(['member', 'owner']);
    const heir = others[roles.indexOf('owner')] as TestDevice;
    const newcomer = await aDevice(server);
    await befriend(server.db, heir.user, newcomer.user);
    await heir.say(chat, 'we go on');
    expect((await invite(heir, chat, [newcomer])).status).toBe(200);
  });

  it('is so as well where an administrator deletes it', async () => {
    const { owner, others, chat } = await aGroup(server, 2);
    const admin = server.as(await server.aUser({ isAdmin: true }));
    expect((await admin.delete(`/api/monitor/${owner.user.id}`)).status).toBe(200);
    await server.runJobs();
    expect(await roleIn(chat, others[0] as TestDevice)).toBe('owner');
  });

  it('never comes to somebody who is gone too', async () => {
    const { owner, others, chat } = await aGroup(server);
    const [first, second] = others.toSorted((a, b) => Number(a.user.id) - Number(b.user.id)) as [
      TestDevice,
      TestDevice,
    ];
    await goes(first);
    await owner.http.delete(`/api/conversations/${chat}/members/${owner.user.id}`);
    expect(await roleIn(chat, second)).toBe('owner');
  });
});

describe('a group whose owner was gone before groups were passed on', () => {
  it('is given to whoever has been in it longest, and others stay as they are', async () => {
    const { owner, others, chat } = await aGroup(server);
    const other = await aGroup(server);
    const [first, second] = others.toSorted((a, b) => Number(a.user.id) - Number(b.user.id)) as [
      TestDevice,
      TestDevice,
    ];
    for (const { user } of [owner, first])
      await server.db('users').where({ id: user.id }).update({ deleted_at: server.clock.now() });
    expect(await roleIn(chat, second)).toBe('member');
    await passOnFromBefore(server.db);
    expect(await roleIn(chat, second)).toBe('owner');
    const roles = [other.owner, ...other.others].map((one) => roleIn(other.chat, one));
    expect(await Promise.all(roles)).toEqual(['owner', 'member', 'member']);
  });
});

describe('who was forgotten before chats were left', () => {
  /** As an earlier release forgot them. */
  const wasForgotten = async (...gone: TestDevice[]) => {
    const forgotten_at = server.clock.now();
    const deleted_at = new Date(forgotten_at.getTime() - (KEPT_DAYS + 9) * 86_400_000);
    for (const { user } of gone)
      await server.db('users').where({ id: user.id }).update({ deleted_at, forgotten_at });
  };
  /** As it is done every hour. */
  const looksAgain = async () => {
    await forgetOverdue(server.plaza);
    await server.runJobs();
  };
  const groupsOf = ({ user }: TestDevice) =>
    server.db('conversation_members').where({ user_id: user.id, left_at: null }).pluck('conversation_id');
  const forgottenAt = async ({ user: { id } }: TestDevice) =>
    (await server.db('users').where({ id }).first('forgotten_at')).forgotten_at;

  it('is in no group any more, nor is what two have said who are both gone; who stays hears of it', async () => {
    const { owner, others, chat } = await aGroup(server);
    const [gone, stays] = others as [TestDevice, TestDevice];
    const { amber, basalt, chat: pair } = await aPair(server);
    const { amber: left, basalt: reader, chat: halfOfPair } = await aPair(server);
    await wasForgotten(owner, gone, amber, basalt, left);
    server.clock.advance({ minutes: 1 });
    const before = await forgottenAt(left);

    await looksAgain();
    const about = { conversation_id: chat, left_at: null };
    const people = await server.db('conversation_members').where(about).pluck('user_id');
    expect(people).toEqual([stays.user.id]);
    expect(await roleIn(chat, stays)).toBe('owner');
    expect([await thereIs(pair), await thereIs(halfOfPair)]).toEqual([false, true]);
    expect((await reader.history(halfOfPair)).status).toBe(200);
    expect(await forgottenAt(gone)).toEqual(server.clock.now());
    expect(await forgottenAt(left)).toEqual(before);
  });

  it('leaves them as well when a process of the release before was the quicker one during an upgrade', async () => {
    const { owner } = await aGroup(server);
    await looksAgain();
    await wasForgotten(owner);
    await looksAgain();
    expect(await groupsOf(owner)).toEqual([]);
  });

  it('is none whose erasure is late, and once is enough', async () => {
    const { owner } = await aGroup(server);
    await wasForgotten(owner);
    const error = jest.spyOn(server.plaza.log, 'error');
    await looksAgain();
    expect(error).not.toHaveBeenCalled();
    const at = await forgottenAt(owner);
    server.clock.advance({ minutes: 1 });
    await looksAgain();
    expect(await forgottenAt(owner)).toEqual(at);
  });
});

describe('who is forgotten', () => {
  it('is in no group any more, and nothing said there is kept for them', async () => {
    const { owner, others, chat } = await aGroup(server);
    const [gone, stays] = others as [TestDevice, TestDevice];
    await isForgotten(gone);
    const logOf = () => server.db('hub_events').where({ user_id: gone.user.id, type: 'new-message' });
    const before = await logOf();
    await owner.say(chat, 'among us');
    expect(await logOf()).toEqual(before);
    const about = { conversation_id: chat, left_at: null };
    const people = await server.db('conversation_members').where(about).orderBy('user_id').pluck('user_id');
    expect(people).toEqual(
      [owner, stays].map(({ user }) => user.id).toSorted((a, b) => Number(a) - Number(b)),
    );
  });

  it('takes along a group that nobody else is in, with its files', async () => {
    const [one, other] = [await aDevice(server), await aDevice(server)];
    await befriend(server.db, one.user, other.user);
    const chat = (await beginGroup(one, [other.user])).body.id;
    await one.say(chat, 'hello');
    await isForgotten(one);
    expect(await thereIs(chat)).toBe(true);
    await isForgotten(other);
    expect(await thereIs(chat)).toBe(false);
  });

  it('takes along what two have said once both are gone, and not before', async () => {
    const { amber, basalt, chat } = await aPair(server);
    await amber.say(chat, 'good bye');
    await isForgotten(amber);
    expect((await basalt.history(chat)).body.messages).toHaveLength(1);
    await isForgotten(basalt);
    expect(await thereIs(chat)).toBe(false);
    expect(await server.db('chat_entries').where({ conversation_id: chat })).toEqual([]);
  });

  it('takes along a chat however much was said in it', async () => {
    const { amber, basalt, chat } = await aPair(server);
    await server.db.raw(
      `insert into chat_entries (conversation_id, seq, ord, kind, sender_id, client_id, epoch, created_at)
       select :chat, n, n, 'message', :sender, 'said ' || n, 1, now() from generate_series(1, 2500) n`,
      { chat, sender: amber.user.id },
    );
    // A statement that takes too long is ended: so many rows stand for the millions that would.
    await server.db.raw(`
      create function too_many() returns trigger language plpgsql as $$
      begin if (select count(*) from gone) > 1000 then raise 'too many at once'; end if; return null; end $$`);
    await server.db.raw(
      `create trigger too_many after delete on chat_entries referencing old table as gone
       for each statement execute function too_many()`,
    );
    await isForgotten(amber);
    await isForgotten(basalt);
    expect(await thereIs(chat)).toBe(false);
  });
});
