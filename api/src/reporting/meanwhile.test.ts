import { forgetPersonJob, KEPT_DAYS } from '../account/forgetPersonJob.ts';
import { aGroup } from '../chat/testing/aGroup.ts';
import { revealed } from '../chat/testing/TestSealer.ts';
import { takeTurn } from '../db/takeTurn.ts';
import { aPost } from '../feed/testing/aPost.ts';
import { leaveHub } from '../realtime/testing/joinHub.ts';
import { somebodyWaits } from '../testing/somebodyWaits.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { enterZone } from '../zones/testing/inZone.ts';

const server = testPlaza();
afterEach(leaveHub);
beforeEach(() => server.db('reports').delete());

const reason = 'harassment';
const told = () => server.db('reports').pluck('said');

describe('a report in the moment in which somebody goes', () => {
  it('of a post that goes: it is not there', async () => {
    const [author, reader] = [await server.aUser(), await server.aUser()];
    const { ID } = await aPost(server, author);
    const going = await server.db.transaction();
    await going('posts').where({ id: ID }).delete();
    const reporting = server.as(reader).post(`/api/posts/${ID}/report`, { reason });
    await somebodyWaits(server.db);
    await going.commit();
    expect(await reporting).toMatchObject({ status: 404, body: { code: 'feed.unknown-post' } });
    expect(await told()).toEqual([]);
  });

  it('of a guest met in a zone, whose day is over: nobody goes by that name', async () => {
    const [guest, member] = [await server.aUser({ isGuest: true }), await server.aUser()];
    const path = '/zones/library';
    for (const user of [guest, member]) await enterZone(server, user, { path });
    const going = await server.db.transaction();
    await going('users').where({ id: guest.id }).delete();
    const about = { path, username: guest.username, reason };
    const reporting = server.as(member).post('/api/zones/reports', about);
    await somebodyWaits(server.db);
    await going.commit();
    expect(await reporting).toMatchObject({ status: 404, body: { code: 'users.unknown' } });
    expect(await told()).toEqual([]);
  });

  it('by a guest whose day is over: they are asked to log in', async () => {
    const [guest, author] = [await server.aUser({ isGuest: true }), await server.aUser()];
    const { ID } = await aPost(server, author);
    const client = server.as(guest);
    await client.get('/api/profile');
    const going = await server.db.transaction();
    await going('users').where({ id: guest.id }).delete();
    const reporting = client.post(`/api/posts/${ID}/report`, { reason });
    await somebodyWaits(server.db);
    await going.commit();
    expect(await reporting).toMatchObject({ status: 401, body: { code: 'auth.no-session' } });
    expect(await told()).toEqual([]);
  });
});

describe('a report of what several have said, in the moment in which one of them is forgotten', () => {
  /** A member of a group reports what two others have said there; the second is the one who is forgotten. */
  async function aQuarrel() {
    const { owner, others, chat } = await aGroup(server, 3);
    const [reporter, gone] = others;
    if (!reporter || !gone) throw new Error('There are three.');
    const said = [
      await owner.say(chat, 'You lantern thief'),
      await gone.say(chat, 'My door is in Elm Street'),
    ];
    await reporter.learn(chat, [owner.keys, gone.keys]);
    const messages = said.map(({ id, content }) => ({
      id,
      key: revealed(reporter.known(chat), content ?? ''),
    }));
    const deleted_at = new Date(server.clock.now().getTime() - (KEPT_DAYS + 1) * 86_400_000);
    const leave = () => server.db('users').where({ id: gone.user.id }).update({ deleted_at });
    const report = () => reporter.http.post(`/api/conversations/${chat}/report`, { reason, messages });
    return { owner, reporter, gone, leave, report };
  }

  it('keeps no name that was just taken from them', async () => {
    const { gone, owner, report } = await aQuarrel();
    const forgetting = await server.db.transaction();
    const row = () => forgetting('users').where({ id: gone.user.id });
    await row().forUpdate().first();
    await row().update({ username: `left-${gone.user.id}` });
    const reporting = report();
    await Promise.race([somebodyWaits(server.db), reporting]);
    await forgetting.commit();
    expect((await reporting).status).toBe(200);
    const [said] = await told();
    expect(said).toContain(` ${owner.user.username}: `);
    expect(said).not.toContain(gone.user.username);
  });

  it('loses their lines where it comes a moment before', async () => {
    const { gone, owner, reporter, leave, report } = await aQuarrel();
    await leave();
    const before = await server.db.transaction();
    await takeTurn(before, 'report', reporter.user.id);
    const reporting = report();
    await somebodyWaits(server.db);
    const forgetting = forgetPersonJob.run({ userId: gone.user.id }, server.plaza);
    await Promise.race([somebodyWaits(server.db, 2), forgetting]);
    await before.commit();
    expect((await reporting).status).toBe(200);
    await forgetting;
    const [said] = await told();
    expect(said).toContain(` ${owner.user.username}: You lantern thief`);
    expect(said).not.toContain('Elm Street');
  });
});
