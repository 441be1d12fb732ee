import { createTestShell } from '@plaza/shell-contract/testing';
import { ChatList } from './ChatList.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A list that is open, and how often it has asked the server since. */
async function aList() {
  const { ctx, records } = createTestShell({ answers: { 'GET /chat/:userId': [] } });
  const list = new ChatList({
    api: ctx.api,
    me: '1',
    epochsOf: () => {
      throw new Error('There are no chats.');
    },
    storage: localStorage,
    now: () => Date.now(),
  });
  list.open();
  await jest.advanceTimersByTimeAsync(0);
  const opened = records.calls.length;
  return { list, asked: () => records.calls.length - opened };
}

test('what is heard alone is asked about at once', async () => {
  const { list, asked } = await aList();
  list.wake();
  await jest.advanceTimersByTimeAsync(150);
  expect(asked()).toBe(1);
  await jest.advanceTimersByTimeAsync(5000);
  list.wake();
  await jest.advanceTimersByTimeAsync(150);
  expect(asked()).toBe(2);
  list.close();
});

test('while a hundred things are said a second it asks once a second, and about the last one too', async () => {
  const { list, asked } = await aList();
  for (let heard = 0; heard < 300; heard += 1) {
    list.wake();
    await jest.advanceTimersByTimeAsync(10);
  }
  expect(asked()).toBe(3);
  await jest.advanceTimersByTimeAsync(1000);
  expect(asked()).toBe(4);
  await jest.advanceTimersByTimeAsync(5000);
  expect(asked()).toBe(4);
  list.close();
});
