import { feedItem } from '../../testing/feedItem.ts';
import { openWith } from './entries.ts';
import { keepFeed, type KeptFeed, readFeed } from './feedCache.ts';

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
