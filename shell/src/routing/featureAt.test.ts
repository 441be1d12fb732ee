import { featureAt } from './featureAt.ts';

test.each([
  ['/games', 'games'],
  ['/play/12', 'games'],
  ['/favorites', 'games'],
  ['/zones/castle', 'zones'],
  ['/create-zones', 'zones'],
  ['/chat/7', 'chat'],
  ['/videos', 'videos'],
  ['/signup', 'signup'],
  ['/', undefined],
  ['/admin/live', undefined],
  ['/constructor', undefined],
])('%s belongs to %s', (pathname, feature) => {
  expect(featureAt(pathname)).toBe(feature);
});
