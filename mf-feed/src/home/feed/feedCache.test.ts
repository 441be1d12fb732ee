import { feedItem } from '../../testing/feedItem.ts';
import { openWith } from './entries.ts';
import { cutToKeep, keepFeed, type KeptFeed, readFeed } from './feedCache.ts';

const kept: KeptFeed = {
  feed: openWith({ ids: ['41'], next: null }),
  items: [feedItem({})],
  place: { key: '41', offsetPx: -20 },
  readAt: 1000,
};

beforeEach(() => localStorage.clear());

test('[4-9] a feed is kept with the time it was fetched, each tab under its own key', () => {
  keepFeed(localStorage, 'friends', '7', kept, 5000);
  keepFeed(localStorage, 'global', '7', { ...kept, items: [] }, 9000);
  expect(readFeed(localStorage, 'friends', '7')).toMatchObject({ ...kept, fetchedAt: 5000 });
  expect(readFeed(localStorage, 'global', '7')).toMatchObject({ items: [], fetchedAt: 9000 });
  expect(Object.keys(localStorage).sort()).toEqual(['allContent', 'friendsContent', 'timestamp']);
});

test('nobody is shown the feed of another reader', () => {
  keepFeed(localStorage, 'friends', '7', kept, 5000);
  expect(readFeed(localStorage, 'friends', '8')).toBeUndefined();
});

test.each([
  ['nothing', null],
  ['the content of an older age', '[{"ID":"41"}]'],
  ['no JSON', '{'],
])('%s is no feed', (_, text) => {
  if (text !== null) localStorage.setItem('friendsContent', text);
  localStorage.setItem('timestamp', '1700000000000');
  expect(readFeed(localStorage, 'friends', '7')).toBeUndefined();
});

test('a browser without room keeps nothing, and nothing breaks', () => {
  const full = {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: jest.fn(),
  };
  keepFeed(full, 'friends', '7', kept, 5000);
  expect(full.removeItem).toHaveBeenCalledWith('friendsContent');
});

const long = openWith({ ids: Array.from({ length: 1000 }, (_, index) => String(1000 - index)), next: 'end' });
const cursorOf = (id: string) => `after ${id}`;

test('a short feed is kept whole', () => {
  const short = openWith({ ids: ['3', '2', '1'], next: null });
  expect(cutToKeep(short, undefined, cursorOf)).toEqual(short);
});

test('at the top, the top is kept, and where it goes on', () => {
  const kept = cutToKeep(long, undefined, cursorOf);
  expect(kept.entries).toHaveLength(50);
  expect(kept.next).toBe('after 951');
});

test('far down, the top and the surroundings are kept, and a gap between them', () => {
  const kept = cutToKeep(long, '500', cursorOf);
  expect(kept.entries).toHaveLength(20 + 1 + 80);
  expect(kept.entries[20]).toEqual({ kind: 'gap', id: 'gap after 981', cursor: 'after 981' });
  expect(kept.entries.map(({ id }) => id)).toContain('500');
  expect(kept.next).toBe('after 451');
});
