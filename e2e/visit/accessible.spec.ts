import type { APIRequestContext } from '@playwright/test';
import type { RemoteRegistry } from '@plaza/api-contract';
import { fitAll, look } from '../support/look.ts';
import { expect, login, test } from '../support/member.ts';

const guestScreens = [
  '/',
  '/about',
  '/features',
  '/contact',
  '/privacy',
  '/terms',
  '/version',
  '/login',
  '/login?view=emailLogin',
  '/login?view=forgotPassword',
  '/login?view=resetPassword',
  '/signup',
  '/signup?view=emailSignup',
  '/signup?view=verify',
  '/games',
  '/appeal',
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
  '/play/sky-courier',
  '/videos',
  '/favorites',
  '/zones',
  '/zones/castle',
  '/create-zones',
  '/settings',
  '/reports',
  '/about',
  '/no/such/place',
];
const adminScreens = ['/admin', '/admin/remotes/mf-chat', '/invest', '/user-activity/2', '/email', '/mail'];

for (const screen of guestScreens) {
  test(`${screen} has no accessibility fault for a guest`, async ({ tour }) => look(await tour(), screen));
}
for (const screen of memberScreens) {
  test(`${screen} has no accessibility fault for a member`, async ({ tour, request }) =>
    look(
      await tour('basalt'),
      screen.endsWith('/own') ? screen.replace('own', await ownPost(request)) : screen,
    ));
}
for (const screen of adminScreens) {
  test(`${screen} has no accessibility fault for an administrator`, async ({ tour }) =>
    look(await tour('amber'), screen));
}

test('the other screens of an administrator fit their widths, and large text a phone', async ({ tour }) => {
  const page = await tour('amber');
  // As on a day on which something waits: what that says must not make the page wider.
  const waiting = '**/api/moderation/waiting';
  await page.route(waiting, (route) => route.fulfill({ json: { open: 1, appealed: 0, held: 0 } }));
  for (const part of ['live', 'reports', 'remotes', 'catalogue', 'settings', 'audit', 'setup']) {
    await page.goto(`/admin/${part}`, { waitUntil: 'networkidle' });
    await test.step(part, () => fitAll(page, `/admin/${part}`));
  }
  await page.unroute(waiting);
});

test('every route of every remote is among the screens that are looked at', async ({ request }) => {
  const registry: RemoteRegistry = await (await request.get('/api/remotes')).json();
  const screens = [...guestScreens, ...memberScreens, ...adminScreens].map(
    (screen) => screen.split('?')[0] ?? '',
  );
  const unseen = registry.remotes
    .filter(
      ({ name }) => !['mf-faulty', 'mf-alone', 'mf-kit', 'mf-stock', 'mf-vite', 'mf-doors'].includes(name),
    )
    .flatMap(({ current }) => current.routes.map(({ path }) => path))
    .filter((path) => !screens.some((screen) => covers(path, screen)));
  expect(unseen).toEqual([]);
});

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
