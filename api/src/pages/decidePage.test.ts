import type { PublishedRemote } from '../remotes/registry/LiveRegistry.ts';
import type { PickedRemote } from '../remotes/registry/pickVersions.ts';
import { decidePage, type PageAsked } from './decidePage.ts';

const published = (name: string, ...paths: string[]): PublishedRemote => ({
  name,
  version: '1.0.0',
  mfName: name,
  contract: '1.0',
  entry: null,
  integrity: {},
  shared: {},
  routes: paths.map((path) => ({ path, access: 'member' })),
  widgets: {},
  initial: null,
});
const remote = (current: PublishedRemote, killed = false): PickedRemote => ({
  name: current.name,
  killed,
  current,
  previous: undefined,
});
const shell = published('shell');
const feed = published('mf-feed', '/', '/user/*');
const remotes = [remote(shell), remote(feed), remote(published('mf-chat', '/chat/*'), true)];

const stranger: PageAsked = {
  path: '/',
  query: {},
  hasLoggedIn: false,
  choices: { session: undefined, theme: undefined },
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
};
const member: PageAsked = {
  ...stranger,
  hasLoggedIn: true,
  choices: { session: 'member', theme: 'light' },
};
const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142.0 Mobile Safari/537.36';

it('is nothing while no shell is live', () => {
  expect(decidePage(stranger, [remote(feed)])).toBeUndefined();
});

it('a stranger gets a picture of the page, and the device decides about the theme', () => {
  expect(decidePage(stranger, remotes)).toEqual({
    shell,
    remote: feed,
    theme: undefined,
    isKnown: false,
    picture: 'page',
    vary: 'Cookie, Accept-Encoding, Accept-Language',
  });
});

it('a member gets the home of the device, in the theme they chose', () => {
  const decided = decidePage(member, remotes);
  expect(decided).toMatchObject({ theme: 'light', isKnown: true, picture: 'desk' });
  expect(decided?.vary).toContain('User-Agent');
  expect(decidePage({ ...member, userAgent: phone }, remotes)?.picture).toBe('phone');
});

it.each<[string, Partial<PageAsked>]>([
  ['a member elsewhere', { ...member, path: '/user/amber' }],
  ['somebody who has logged out', { ...member, choices: { session: 'guest', theme: undefined } }],
  ['a step of the login', { query: { view: 'emailLogin' } }],
  ['a login that leads further', { query: { then: '/chat' } }],
])('%s gets the page without a picture, whatever the device', (_, asked) => {
  const decided = decidePage({ ...stranger, ...asked }, remotes);
  expect(decided?.picture).toBeUndefined();
  expect(decided?.vary).not.toContain('User-Agent');
});

it('who calls themselves a member without ever having logged in here is a stranger', () => {
  expect(decidePage({ ...member, hasLoggedIn: false }, remotes)).toMatchObject({
    isKnown: false,
    picture: 'page',
  });
});

it.each([
  ['/user/amber', 'mf-feed'],
  ['/user', 'mf-feed'],
  ['/users', undefined],
  ['/chat/7', undefined],
  ['/nowhere', undefined],
])('%s belongs to %s', (path, owner) => {
  expect(decidePage({ ...stranger, path }, remotes)?.remote?.name).toBe(owner);
});

it('a theme that nobody offers is none', () => {
  expect(decidePage({ ...member, choices: { session: 'member', theme: 'plaid' } }, remotes)?.theme).toBe(
    undefined,
  );
});

test('a slash at the end names the same remote', () => {
  expect(decidePage({ ...member, path: '/user/2/' }, remotes)?.remote).toBe(feed);
});

it('an address of nothing but slashes costs what every address costs', () => {
  const path = `/a${'/'.repeat(15_000)}x`;
  const others = Array.from({ length: 200 }, (_, at) => remote(published('mf-x', `/x-${at}`)));
  const begun = performance.now();
  expect(decidePage({ ...stranger, path }, [remote(shell), ...others])?.remote).toBeUndefined();
  // A thousand times as long as it takes, and a quarter of what it took.
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(decidePage({ ...stranger, path: '/user/amber//' }, remotes)?.remote).toBe(feed);
});
