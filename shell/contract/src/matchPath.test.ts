import { matchPath } from './matchPath.ts';

it.each([
  ['/', '/', true],
  ['/', '/chat', false],
  ['/chat', '/chat', true],
  ['/chat', '/chat/', true],
  ['/chat', '/chat/5', false],
  ['/chat/*', '/chat', true],
  ['/chat/*', '/chat/5/photos', true],
  ['/chat/*', '/chatter', false],
])('route %s, address %s: %s', (route, address, lies) => expect(matchPath(route, address)).toBe(lies));
