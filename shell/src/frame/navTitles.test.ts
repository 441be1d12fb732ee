import { isHere, navTitles } from './navTitles.ts';

test.each([
  ['/', '/'],
  ['/games', '/games'],
  ['/play/7', '/games'],
  ['/zones/castle', '/zones'],
  ['/zonesandmore', undefined],
  ['/settings', undefined],
])('at %s the navigation marks %s', (pathname, marked) => {
  expect(Object.keys(navTitles).find((to) => isHere(to, pathname))).toBe(marked);
});
