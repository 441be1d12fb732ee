import { forgetUnused } from './forgetUnused.ts';
import type { KeptKeys } from './KeyShelf.ts';
import { memoryShelf } from './KeyShelf.ts';

const DAY_MS = 86_400_000;
const now = 100 * DAY_MS;
const keys = (userId: string, seenAt: number) => ({ userId, seenAt }) as KeptKeys;

/** As the browser's locks do it: one after the other. */
function lock() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(_: string, act: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(act);
    last = mine.catch(() => undefined);
    return mine;
  };
}

test('keys that nobody has used for thirty days go, and no others', async () => {
  const shelf = memoryShelf();
  await shelf.write(keys('old', now - 31 * DAY_MS));
  await shelf.write(keys('new', now - 29 * DAY_MS));
  await forgetUnused({ shelf, alone: lock(), now });
  expect(await shelf.people()).toEqual(['new']);
});

test('keys that are opened while the others are looked through stay', async () => {
  const shelf = memoryShelf();
  await shelf.write(keys('7', now - 31 * DAY_MS));
  const alone = lock();
  const forget = jest.fn(shelf.forget);
  const opening = alone('7', async () => {
    await shelf.read('7');
    await shelf.write(keys('7', now));
  });
  await Promise.all([opening, forgetUnused({ shelf: { ...shelf, forget }, alone, now })]);
  expect(forget).not.toHaveBeenCalled();
});

test('keys that cannot be read just now stay, and the next person is looked at all the same', async () => {
  const shelf = memoryShelf();
  await shelf.write(keys('busy', now - 31 * DAY_MS));
  await shelf.write(keys('old', now - 31 * DAY_MS));
  const read = async (userId: string) => {
    if (userId === 'busy') throw new Error('The database is busy.');
    return shelf.read(userId);
  };
  await forgetUnused({ shelf: { ...shelf, read }, alone: lock(), now });
  expect(await shelf.people()).toEqual(['busy']);
});
