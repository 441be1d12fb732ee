import { summaryExample } from '@plaza/api-contract';
import { forgetAfterRefresh, keepList, readKeptList } from './keptList.ts';

const at = Date.parse('2026-11-20T18:00:00.000Z');
const page = (type: string) => ({ getEntriesByType: () => [{ type }] as unknown as PerformanceEntryList });

beforeEach(() => {
  localStorage.clear();
  keepList(localStorage, { userId: '1', at, chats: [summaryExample] });
});

test('[4-4] is there for an hour, and no longer', () => {
  expect(readKeptList(localStorage, '1', at + 3_599_000)).toEqual([summaryExample]);
  expect(readKeptList(localStorage, '1', at + 3_600_000)).toBeUndefined();
});

test('is nobody else’s', () => {
  expect(readKeptList(localStorage, '2', at)).toBeUndefined();
});

test('[4-4] is cleared after a page refresh', () => {
  forgetAfterRefresh(localStorage, page('navigate'));
  expect(readKeptList(localStorage, '1', at)).toBeDefined();
  forgetAfterRefresh(localStorage, page('reload'));
  expect(readKeptList(localStorage, '1', at)).toBeUndefined();
});

test('what a refreshed page has kept itself stays', () => {
  const refreshed = page('reload');
  forgetAfterRefresh(localStorage, refreshed);
  keepList(localStorage, { userId: '1', at, chats: [summaryExample] });
  forgetAfterRefresh(localStorage, refreshed);
  expect(readKeptList(localStorage, '1', at)).toBeDefined();
});

test('a full storage costs nothing but the list', () => {
  const full = {
    setItem() {
      throw new DOMException('Full.', 'QuotaExceededError');
    },
  };
  expect(() => keepList(full, { userId: '1', at, chats: [summaryExample] })).not.toThrow();
});
