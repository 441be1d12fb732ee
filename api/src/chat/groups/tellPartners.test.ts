import { joinHub, leaveHub } from '../../realtime/testing/joinHub.ts';
import { told } from '../../realtime/testing/told.ts';
import { loseDatabase } from '../../testing/loseDatabase.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aDevice, aPair } from '../testing/aGroup.ts';

const server = testPlaza();
afterEach(leaveHub);

const isClosed = async ({ http }: Awaited<ReturnType<typeof aDevice>>, chat: string) =>
  (await http.get<{ is_closed: boolean }>(`/api/conversations/${chat}`)).body.is_closed;

describe('whoever has an open chat hears that it is closed, and that it is open again', () => {
  it.each([
    ['deleted', (id: string) => [`/api/monitor/${id}`, `/api/monitor/restore/${id}`]],
    ['blocked', (id: string) => [`/api/monitor/edit/${id}`, `/api/monitor/edit/${id}`]],
  ])('when an administrator has %s the other one, and let them in again', async (how, addresses) => {
    const { amber, basalt, chat } = await aPair(server);
    const admin = server.as(await server.aUser({ isAdmin: true }));
    const hub = await joinHub(server.url, await server.bearerOf(amber.user));
    await hub.sync(null);
    const [out, back] = addresses(basalt.user.id) as [string, string];
    const answer = how === 'deleted' ? admin.delete(out) : admin.post(out, { is_blocked: true });
    expect((await answer).status).toBe(200);
    await server.runJobs();
    expect(await told(hub, ['chat-changed'], 1)).toEqual([{ chatID: chat, what: 'members' }]);
    expect(await isClosed(amber, chat)).toBe(true);
    const again = how === 'deleted' ? admin.post(back) : admin.post(back, { is_blocked: false });
    expect((await again).status).toBe(200);
    await server.runJobs();
    expect(await told(hub, ['chat-changed'], 2)).toHaveLength(2);
    expect(await isClosed(amber, chat)).toBe(false);
  });

  it('when the other one has left of their own accord', async () => {
    const { amber, basalt, chat } = await aPair(server);
    const hub = await joinHub(server.url, await server.bearerOf(amber.user));
    await hub.sync(null);
    const { username } = basalt.user;
    expect((await basalt.http.delete('/api/account', { username })).status).toBe(200);
    await server.runJobs();
    expect(await told(hub, ['chat-changed'], 1)).toEqual([{ chatID: chat, what: 'members' }]);
  });
});

it('a chat is told to be closed by the next try where the database goes in the middle of it', async () => {
  const { amber, basalt, chat } = await aPair(server);
  const admin = server.as(await server.aUser({ isAdmin: true }));
  expect((await admin.delete(`/api/monitor/${basalt.user.id}`)).status).toBe(200);
  const heard = async () => {
    const events = server.db('hub_events').where({ user_id: amber.user.id, type: 'chat-changed' });
    return (await events).filter(({ payload }) => payload.chatID === chat && payload.what === 'members');
  };
  expect(await heard()).toEqual([]);
  await loseDatabase(server.db, 'lock table hub_heads', () => server.runJobs());
  expect(await heard()).toEqual([]);
  await server.runAllJobs();
  expect(await heard()).toHaveLength(1);
});

it('nobody hears of a chat that they do not see, nor of whom there is a wall to', async () => {
  const { amber, basalt, chat } = await aPair(server);
  await amber.http.put(`/api/people/${basalt.user.username}/block`);
  const stranger = await aDevice(server);
  await basalt.pairWith(stranger.user);
  const admin = server.as(await server.aUser({ isAdmin: true }));
  expect((await admin.delete(`/api/monitor/${basalt.user.id}`)).status).toBe(200);
  await server.runJobs();
  const heard = await server.db('hub_events').where({ type: 'chat-changed' }).orderBy('seq');
  const toldNow = heard.filter(({ payload }) => payload.what === 'members');
  expect(toldNow.filter(({ payload }) => payload.chatID === chat)).toEqual([]);
  expect(toldNow.filter(({ user_id }) => user_id === stranger.user.id)).toEqual([]);
});
