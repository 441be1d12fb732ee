import { type Joined, joinHub, leaveHub } from '../../realtime/testing/joinHub.ts';
import { told } from '../../realtime/testing/told.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aGroup, aPair, leave } from '../testing/aGroup.ts';
import type { TestDevice } from '../testing/TestDevice.ts';

const server = testPlaza();
afterEach(leaveHub);
afterEach(() => jest.restoreAllMocks());

/** What somebody hears who was away until now, and longer than a moment. */
async function comesBack(device: TestDevice, count: number): Promise<unknown[]> {
  await server.db('hub_events').update({ created_at: server.db.raw("created_at - interval '10 seconds'") });
  const hub: Joined = await joinHub(server.url, await server.bearerOf(device.user));
  await hub.sync(0);
  return told(hub, ['new-message', 'chat-entry'], count);
}

it('what was deleted while somebody was away is not handed to them any more', async () => {
  const { amber, basalt, chat } = await aPair(server);
  const message = await amber.say(chat, 'never mind');
  await amber.say(chat, 'a thought', { kind: 'edit', target_id: message.id, target: message } as object);
  await amber.say(chat, '', { kind: 'delete', target_id: message.id });
  const kept = await amber.say(chat, 'hello');
  expect(await comesBack(basalt, 4)).toMatchObject([
    { id: message.id, message: '', sealed: null, blobs: [], is_deleted: true },
    { entry: { kind: 'edit', content: null, is_deleted: true } },
    { entry: { kind: 'delete', target_id: message.id } },
    { id: kept.id, message: kept.content, is_deleted: false },
  ]);
});

it('how long somebody was away is told by the clock of the database, however late that of this machine is', async () => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now - 3_600_000);
  const { amber, basalt, chat } = await aPair(server);
  const message = await amber.say(chat, 'never mind');
  await amber.say(chat, '', { kind: 'delete', target_id: message.id });
  expect(await comesBack(basalt, 2)).toMatchObject([
    { id: message.id, message: '', is_deleted: true },
    { entry: { kind: 'delete', target_id: message.id } },
  ]);
});

it('what has disappeared while somebody was away is not handed to them any more', async () => {
  const { amber, basalt, chat } = await aPair(server);
  const message = await amber.say(chat, 'for a minute', { expires_seconds: 60 });
  server.clock.advance({ minutes: 2 });
  expect(await comesBack(basalt, 1)).toMatchObject([
    { id: message.id, message: '', is_deleted: true, tells: false },
  ]);
});

it('what was said in a group by somebody behind a wall since is not handed on any more', async () => {
  const { owner, others, chat } = await aGroup(server, 3);
  const [walled] = others as [TestDevice];
  await walled.http.put(`/api/people/${owner.user.username}/block`);
  expect(await comesBack(walled, 1)).toMatchObject([
    { chatID: chat, message: '', sendername: '', is_hidden: true, tells: false },
  ]);
});

it('nobody is told of what they have read on another device meanwhile, or want to hear nothing of since', async () => {
  const { amber, basalt, chat } = await aPair(server);
  const read = await amber.say(chat, 'read on the phone');
  await basalt.http.put(`/api/conversations/${chat}/marks`, { read_seq: read.seq });
  const kept = await amber.say(chat, 'new');
  expect(await comesBack(basalt, 2)).toMatchObject([
    { id: read.id, message: read.content, tells: false },
    { id: kept.id, message: kept.content, tells: true },
  ]);
  const until = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
  await basalt.http.put(`/api/conversations/${chat}/options`, { muted_until: until });
  expect(await comesBack(basalt, 2)).toMatchObject([{ tells: false }, { id: kept.id, tells: false }]);
});

it('nobody is told of what somebody said to them who is behind a wall since', async () => {
  const { amber, basalt, chat } = await aPair(server);
  const said = await amber.say(chat, 'before the wall');
  await basalt.http.put(`/api/people/${amber.user.username}/block`);
  expect(await comesBack(basalt, 1)).toMatchObject([{ id: said.id, message: said.content, tells: false }]);
});

it('nobody is told of what was said in a group that they have left since', async () => {
  const { owner, others, chat } = await aGroup(server);
  const [gone] = others as [TestDevice];
  const said = await owner.say(chat, 'see you');
  await leave(gone, chat, gone);
  expect(await comesBack(gone, 3)).toMatchObject([
    { tells: false },
    { id: said.id, message: said.content, tells: false },
    { entry: { kind: 'notice' } },
  ]);
});
