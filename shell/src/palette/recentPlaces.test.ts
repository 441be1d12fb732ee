import { memoryDrawer } from '../storage/deviceStorage.ts';
import { readRecentPlaces, rememberPlace } from './recentPlaces.ts';

test('the newest five, each once', () => {
  const storage = memoryDrawer();
  for (const to of ['/a', '/b', '/c', '/a', '/d', '/e', '/f']) rememberPlace(storage, { label: to, to });
  expect(readRecentPlaces(storage).map(({ to }) => to)).toEqual(['/f', '/e', '/d', '/a', '/c']);
});

test.each([
  '',
  'nonsense',
  '{}',
  '[1, null, {"label": "x"}, {"label": "x", "to": "https://elsewhere.example"}]',
])('a storage that holds %j is an empty list', (text) => {
  const storage = memoryDrawer();
  storage.setItem('recentPlaces', text);
  expect(readRecentPlaces(storage)).toEqual([]);
});
