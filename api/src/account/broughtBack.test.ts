import { bringBackToGroupsJob } from '../chat/groups/leaveChats.ts';
import { aGroup, invite, leave, type TestConversation } from '../chat/testing/aGroup.ts';
import { TestDevice } from '../chat/testing/TestDevice.ts';
import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza();

/** An administrator deletes somebody, and brings them back. They log in anew. */
async function goesAndComesBack(
  { user, keys }: TestDevice,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<TestDevice> {
  const admin = server.as(await server.aUser({ isAdmin: true }));
  expect((await admin.delete(`/api/monitor/${user.id}`)).status).toBe(200);
  await server.runJobs();
  await meanwhile();
  expect((await admin.post(`/api/monitor/restore/${user.id}`)).status).toBe(200);
  await server.runJobs();
  return new TestDevice(user, server.as(user), keys);
}

const says = async (one: TestDevice, chat: string) => {
  const { status, body } = await one.send(chat, await one.message(chat, 'we go on'));
  return body.code ?? status;
};
const roleIn = async (chat: string, { http }: TestDevice) =>
  (await http.get<TestConversation>(`/api/conversations/${chat}`)).body.role;

describe('a group goes on', () => {
  it('when its owner was brought back before anybody wrote: it is theirs again', async () => {
    const { owner, others, chat } = await aGroup(server);
    const [one, other] = others as [TestDevice, TestDevice];
    const back = await goesAndComesBack(owner);
    await back.learn(chat, [owner.keys]);
    const said = [await says(one, chat), await says(other, chat), await says(back, chat)];
    expect(said).toEqual([200, 200, 200]);
    const roles = [back, one, other].map((each) => roleIn(chat, each));
    expect(await Promise.all(roles)).toEqual(['owner', 'member', 'member']);
  });

  it('when its owner was brought back later: it stays with whom it was passed on to', async () => {
    const { owner, others, chat } = await aGroup(server);
    const [one, other] = others as [TestDevice, TestDevice];
    const heirs: TestDevice[] = [];
    const back = await goesAndComesBack(owner, async () => {
      heirs.push(...((await roleIn(chat, one)) === 'owner' ? [one, other] : [other, one]));
      expect(await says(heirs[0] as TestDevice, chat)).toBe(200);
    });
    const [heir, member] = heirs as [TestDevice, TestDevice];
    await member.learn(chat, [owner.keys, heir.keys]);
    expect([await says(member, chat), await says(heir, chat)]).toEqual([200, 200]);
    expect((await back.history(chat)).status).toBe(403);
    expect(await roleIn(chat, heir)).toBe('owner');
  });

  it('without a member who was brought back later, until an owner lets them in', async () => {
    const { owner, others, chat } = await aGroup(server);
    const [gone, stays] = others as [TestDevice, TestDevice];
    const back = await goesAndComesBack(gone, () => owner.say(chat, 'without you'));
    await stays.learn(chat, [owner.keys]);
    expect([await says(stays, chat), await says(owner, chat)]).toEqual([200, 200]);
    // By their own rules devices refuse a list with somebody whom nobody has let in.
    const { is_over, members } = await owner.epochs(chat);
    expect([is_over, members.map(([id]) => id).includes(gone.user.id)]).toEqual([false, false]);
    expect((await invite(owner, chat, [back], { share_history: true })).status).toBe(200);
    expect(await back.learn(chat, [owner.keys])).toEqual([1, 3]);
    expect([await says(back, chat), (await back.history(chat)).status]).toEqual([200, 200]);
  });

  it('with a member who was brought back before anybody wrote', async () => {
    const { others, chat } = await aGroup(server);
    const [gone, stays] = others as [TestDevice, TestDevice];
    await goesAndComesBack(gone);
    expect(await says(stays, chat)).toBe(200);
    expect((await stays.epochs(chat)).current).toBe(1);
  });
});

it('a group that all others have left without who was brought back keeps what was said, for them', async () => {
  const { owner, others, chat } = await aGroup(server, 2);
  const [stays] = others as [TestDevice];
  const back = await goesAndComesBack(owner, async () => {
    await stays.learn(chat, [owner.keys]);
    await stays.say(chat, 'without you');
    await leave(stays, chat, stays);
  });
  const [first] = (await back.history(chat)).body.messages;
  expect(first && owner.read(first, owner.keys.keyId)).toBe('welcome');
});

it('somebody who was deleted again in the meantime gets no group back: it would have no owner', async () => {
  const { owner, others, chat } = await aGroup(server, 2);
  const [heir] = others as [TestDevice];
  const admin = server.as(await server.aUser({ isAdmin: true }));
  expect((await admin.delete(`/api/monitor/${owner.user.id}`)).status).toBe(200);
  await server.runJobs();
  // Queued when they were brought back; it comes late.
  await bringBackToGroupsJob.run({ userId: owner.user.id }, server.plaza);
  expect(await roleIn(chat, heir)).toBe('owner');
});
