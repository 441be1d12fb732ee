import { aDevice } from '../chat/testing/aGroup.ts';
import { aPost } from '../feed/testing/aPost.ts';
import { befriend } from '../friends/testing/befriend.ts';
import { revealed } from '../chat/testing/TestSealer.ts';
import { leaveHub } from '../realtime/testing/joinHub.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { enterZone } from '../zones/testing/inZone.ts';

const server = testPlaza();
afterEach(leaveHub);
beforeEach(() => server.db('reports').delete());

const reason = 'harassment';
const statusesOf = async (act: () => Promise<{ status: number }>): Promise<Record<number, number>> => {
  const answers = await Promise.all(Array.from({ length: 34 }, act));
  return Object.fromEntries(
    [200, 429].map((code) => [code, answers.filter((one) => one.status === code).length]),
  );
};

describe('whoever tells the moderators the same again and again', () => {
  it('of somebody in a zone, is told that they have heard it, and may tell them of others', async () => {
    const [one, two, three] = [await server.aUser(), await server.aUser(), await server.aUser()];
    const path = '/zones/library';
    for (const user of [one, two, three]) await enterZone(server, user, { path });
    const mine = server.as(one);
    const tell = (about: typeof one) =>
      mine.post('/api/zones/reports', { path, username: about.username, reason });
    expect(await statusesOf(() => tell(two))).toEqual({ 200: 30, 429: 4 });
    expect((await tell(three)).status).toBe(200);
    await server.db('reports').update({ settled_at: server.clock.now() });
    expect((await tell(two)).status).toBe(200);
  });

  it('of a chat, likewise', async () => {
    const [amber, basalt] = [await aDevice(server), await aDevice(server)];
    await befriend(server.db, amber.user, basalt.user);
    const chat = await amber.pairWith(basalt.user);
    const { id, content } = await amber.say(chat, 'You lantern thief');
    await basalt.learn(chat, [amber.keys]);
    const messages = [{ id, key: revealed(basalt.known(chat), content ?? '') }];
    const tell = () => basalt.http.post(`/api/conversations/${chat}/report`, { reason, messages });
    expect(await statusesOf(tell)).toEqual({ 200: 30, 429: 4 });
    expect(await server.db('reports')).toHaveLength(30);
  });
});

it('guests of the demo, who are any number, have one bound together', async () => {
  const posts = await Promise.all(
    Array.from({ length: 26 }, async () => aPost(server, await server.aUser())),
  );
  const guests = [await server.aUser({ isGuest: true }), await server.aUser({ isGuest: true })];
  const tell = async (one: (typeof guests)[number], post: (typeof posts)[number]) =>
    (await server.as(one).post(`/api/posts/${post.ID}/report`, { reason })).status;
  const answers = await Promise.all(guests.flatMap((one) => posts.map((post) => tell(one, post))));
  expect(answers.filter((status) => status === 200)).toHaveLength(50);
  // Who comes anew is one of them, and so are those whose day is over.
  await server.db('users').where({ id: guests[0]?.id }).delete();
  const [first] = posts;
  if (!first) throw new Error('There is no post.');
  expect(await tell(await server.aUser({ isGuest: true }), first)).toBe(429);
  expect(await tell(await server.aUser(), first)).toBe(200);
});
