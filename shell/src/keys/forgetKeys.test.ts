import { createTestShell } from '@plaza/shell-contract/testing';
import { forgetKeys } from './forgetKeys.ts';
import type { KeptKeys } from './KeyShelf.ts';
import { memoryShelf } from './KeyShelf.ts';

const keys = (userId: string) => ({ userId, device: null }) as KeptKeys;

test('keys that are opened while their owner leaves go with them', async () => {
  const { api } = createTestShell({}).ctx;
  const shelf = memoryShelf();
  await shelf.write(keys('8'));
  let last: Promise<unknown> = Promise.resolve();
  // As the browser's locks do it: one after the other.
  const alone = <Result>(_: string, act: () => Promise<Result>) => {
    const mine = last.then(act);
    last = mine;
    return mine;
  };
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const opening = alone('7', async () => {
    await answered;
    await shelf.write(keys('7'));
  });
  const forget = async (userId: string) => {
    await shelf.forget(userId);
    answer();
  };
  const leaving = forgetKeys({ api, userId: '7', shelf: { ...shelf, forget }, alone });
  await Promise.all([opening, leaving]);
  expect(await shelf.people()).toEqual(['8']);
});

test('keys go at once, also while somebody holds their lock', async () => {
  const { api } = createTestShell({}).ctx;
  const shelf = memoryShelf();
  await shelf.write(keys('7'));
  const reached = new Promise<void>((resolve) => {
    const alone = () => {
      resolve();
      return new Promise<void>(() => undefined);
    };
    void forgetKeys({ api, userId: '7', shelf, alone });
  });
  await reached;
  expect(await shelf.people()).toEqual([]);
});
