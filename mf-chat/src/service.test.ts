import { setImmediate } from 'node:timers/promises';
import { describeServiceConformance } from '@plaza/shell-contract/conformance';
import { waitFor } from '@testing-library/dom';
import { service } from './service.ts';
import { type ChatShell, chatShell } from './testing/chatShell.ts';
import { likeABrowser, mark, type People, somePeople } from './testing/openChats.ts';

let people: People;
let shell: ChatShell;
let stop: () => void;

beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
});

const start = async () => {
  const started = await service.start(shell.ctx);
  stop = () => void started.stop();
};
const badge = () => shell.records.emits.at(-1)?.payload;

beforeEach(async () => {
  shell = await chatShell(people.amber, [people.basalt, people.cedar]);
  shell.chats.pair('12', people.basalt, { unread_count: 2 });
  shell.chats.pair('13', people.cedar, { unread_count: 1 });
});
afterEach(() => {
  shell.leave();
  stop();
});

test('the badge has what waits in all chats, and follows what comes and what is read', async () => {
  await start();
  await waitFor(() => expect(badge()).toEqual({ count: 3 }));
  const entry = await shell.chats.say('12', people.basalt, 'and one more');
  const payload = { ...shell.chats.eventOf(entry), unread_count: 3, counts: true };
  shell.bring({ type: 'new-message', payload, mark });
  expect(badge()).toEqual({ count: 4 });
  const read = { chatID: '12', read_seq: 3, delivered_seq: 3, unread_count: 0, counts: true };
  shell.bring({ type: 'chat-read', payload: read, mark });
  expect(badge()).toEqual({ count: 1 });
});

test('what comes in a muted chat does not count', async () => {
  await start();
  await waitFor(() => expect(badge()).toEqual({ count: 3 }));
  const entry = await shell.chats.say('13', people.cedar, 'quietly');
  shell.bring({
    type: 'new-message',
    payload: { ...shell.chats.eventOf(entry), unread_count: 2, counts: false },
    mark,
  });
  expect(badge()).toEqual({ count: 2 });
});

test('[8-4] reads a message for the notices of the system, and rejects what it cannot read', async () => {
  await start();
  await waitFor(() => expect(shell.records.reader).toBeDefined());
  const entry = await shell.chats.say('12', people.basalt, 'the words of it');
  const message = shell.chats.eventOf(entry);
  await expect(shell.records.reader?.(message)).resolves.toBe('the words of it');
  await expect(
    shell.records.reader?.({ ...message, message: `p1.${'A'.repeat(200)}` }),
  ).rejects.toMatchObject({ problem: 'not-an-envelope' });
});

describe('chats that do not open', () => {
  let stumbling: jest.SpyInstance;
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await setImmediate();
  };
  const fails = (times: number) => until(() => shell.records.reports.length === times);
  beforeEach(() => {
    jest.useFakeTimers();
    stumbling = jest.spyOn(crypto.subtle, 'verify').mockRejectedValue(new DOMException('Out of memory.'));
  });
  afterEach(() => {
    stumbling.mockRestore();
    jest.useRealTimers();
  });

  test('are opened again later and later, and the number is there meanwhile', async () => {
    await start();
    await fails(1);
    await until(() => badge() !== undefined);
    expect(badge()).toEqual({ count: 3 });
    jest.advanceTimersByTime(2_000);
    await fails(2);
    stumbling.mockRestore();
    jest.advanceTimersByTime(3_999);
    expect(shell.records.reader).toBeUndefined();
    jest.advanceTimersByTime(1);
    await until(() => shell.records.reader !== undefined);
  });

  test('are left alone once the service has ended', async () => {
    await start();
    await fails(1);
    stop();
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('while the keys are locked there is the number, and nothing reads', async () => {
  shell.setKeys({ is: 'locked' });
  await start();
  await waitFor(() => expect(badge()).toEqual({ count: 3 }));
  expect(shell.records.reader).toBeUndefined();
});

describeServiceConformance('mf-chat', async () => (await import('./service.ts')).service, {
  answers: { 'GET /chat/unread': { total: 1, chats: [{ chatID: '12', unread_count: 1 }] } },
});
