import { aDevice } from '../chat/testing/aGroup.ts';
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
