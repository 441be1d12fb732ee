import { forgetPersonJob, KEPT_DAYS } from '../account/forgetPersonJob.ts';
import { findChat } from '../chat/holdChat.ts';
import { reportMessages } from '../chat/report/reportMessages.ts';
import { aGroup } from '../chat/testing/aGroup.ts';
import { revealed } from '../chat/testing/TestSealer.ts';
import { somebodyWaits } from '../testing/somebodyWaits.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { holdPeople } from '../users/holdPeople.ts';

const server = testPlaza();
beforeEach(() => server.db('reports').delete());

const reason = 'harassment';

/** A member of a group can report what two others have said there; the second has left long enough ago. */
async function aQuarrel() {
  const { owner, others, chat } = await aGroup(server, 3);
  const [reporter, gone] = others;
  if (!reporter || !gone) throw new Error('There are three.');
  const said = [await owner.say(chat, 'You lantern thief'), await gone.say(chat, 'My door is in Elm Street')];
  await reporter.learn(chat, [owner.keys, gone.keys]);
  const messages = said.map(({ id, content }) => ({
    id,
    key: revealed(reporter.known(chat), content ?? ''),
  }));
  const deleted_at = new Date(server.clock.now().getTime() - (KEPT_DAYS + 1) * 86_400_000);
  await server.db('users').where({ id: gone.user.id }).update({ deleted_at });
  return { owner, reporter, gone, chat, messages };
}

it('a report that is kept after a later one loses their lines all the same', async () => {
  const { reporter, gone, chat, messages } = await aQuarrel();
  const keeping = await server.db.transaction();
  await reportMessages(keeping, await findChat(keeping, chat, reporter.user.id), { reason, messages });
  const [one, other] = [await server.aUser(), await server.aUser()];
  await server.as(one).post(`/api/people/${other.username}/report`, { reason });
  const forgetting = forgetPersonJob.run({ userId: gone.user.id }, server.plaza);
  await somebodyWaits(server.db);
  await keeping.commit();
  await forgetting;
  const [said] = await server.db('reports').where({ kind: 'chat' }).pluck('said');
  expect(said).toContain('You lantern thief');
  expect(said).not.toContain('Elm Street');
});

it('nor are they in what a moderator was just deciding about it', async () => {
  const { owner, reporter, gone, chat, messages } = await aQuarrel();
  const moderator = server.as(await server.aUser({ role: 'moderator' }));
  await reporter.http.post(`/api/conversations/${chat}/report`, { reason, messages });
  const [id] = await server.db('reports').pluck('id');
  const before = await server.db.transaction();
  await holdPeople(before, [owner.user.id]);
  const deciding = moderator.post(`/api/moderation/reports/${id}/decide`, { decision: 'mute', days: '7' });
  await somebodyWaits(server.db);
  const forgetting = forgetPersonJob.run({ userId: gone.user.id }, server.plaza);
  await Promise.race([somebodyWaits(server.db, 2), forgetting]);
  await before.commit();
  expect((await deciding).status).toBe(200);
  await forgetting;
  const [said] = await server.db('decisions').where({ kind: 'chat' }).pluck('said');
  expect(said).toContain('You lantern thief');
  expect(said).not.toContain('Elm Street');
});
