import type { APIRequestContext } from '@playwright/test';
import type { RemoteRegistry } from '@plaza/api-contract';
import { look } from '../support/look.ts';
import { expect, login, test } from '../support/member.ts';

const guestScreens = [
  '/login',
  '/login?view=emailLogin',
  '/login?view=resetPassword',
  '/signup',
  '/signup?view=emailSignup',
  '/signup?view=verify',
  '/games',
  '/pitch',
  '/no/such/place',
];
const memberScreens = [
  '/',
  '/add',
  '/profile',
  '/user/cedar',
  '/friends',
  '/search',
  '/search?q=amber',
  '/notifications',
  '/post/own',
  '/edit-content/own',
  '/chat',
  '/games',
  '/zones',
  '/zones/castle',
  '/create-zones',
  '/settings',
  '/about',
  '/no/such/place',
];
const adminScreens = ['/admin', '/admin/remotes/mf-chat'];

for (const screen of guestScreens) {
  test(`${screen} has no accessibility fault for a guest`, ({ page }) => look(page, screen));
}
for (const screen of memberScreens) {
  test(`${screen} has no accessibility fault for a member`, async ({ member, request }) =>
    look(member, screen.endsWith('/own') ? screen.replace('own', await ownPost(request)) : screen));
}
for (const screen of adminScreens) {
  test(`${screen} has no accessibility fault for an administrator`, ({ admin }) => look(admin, screen));
}

test('every route of every remote is among the screens that are looked at', async ({ request }) => {
  const registry: RemoteRegistry = await (await request.get('/api/remotes')).json();
  const screens = [...guestScreens, ...memberScreens, ...adminScreens].map(
    (screen) => screen.split('?')[0] ?? '',
  );
  const unseen = registry.remotes
    .filter(({ name }) => !['mf-faulty', 'mf-alone'].includes(name))
    .flatMap(({ current }) => current.routes.map(({ path }) => path))
    .filter((path) => !screens.some((screen) => covers(path, screen)));
  expect(unseen).toEqual([]);
});

for (const [who, addresses] of [
  ['guest', ['/', '/login', '/signup', '/about', '/features', '/contact', '/pitch', '/no/such/place']],
  ['member', ['/', '/profile', '/chat', '/games', '/zones', '/settings']],
] as const) {
  test(`nothing moves by itself for a ${who} who wants less motion`, async ({ page, member }) => {
    const visitor = who === 'guest' ? page : member;
    await visitor.emulateMedia({ reducedMotion: 'reduce' });
    for (const address of addresses) {
      await visitor.goto(address, { waitUntil: 'networkidle' });
      const moving = await visitor.evaluate(() =>
        document
          .getAnimations()
          .filter(
            ({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations === Infinity,
          )
          .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'an animation')),
      );
      expect({ address, moving }).toEqual({ address, moving: [] });
    }
  });
}

function covers(path: string, screen: string): boolean {
  return path.endsWith('/*') ? `${screen}/`.startsWith(path.slice(0, -1)) : path === screen;
}

/** A post that basalt has written: the seeds leave one or more. */
async function ownPost(request: APIRequestContext): Promise<string> {
  const { token } = await login(request, 'basalt');
  const headers = { authorization: `Bearer ${token}` };
  const posts: { ID: string | number }[] = await (
    await request.get('/api/content/basalt', { headers })
  ).json();
  const [first] = posts;
  if (!first) throw new Error('basalt has no post.');
  return String(first.ID);
}
