import type { Page } from '@playwright/test';
import { expect, test } from '../support/member.ts';
import { walkByTab } from '../support/walkByTab.ts';

const desktop = { width: 1280, height: 720 };
/** The same desktop at 200 %. */
const zoomed = { width: 640, height: 360 };

/** One of each kind of page; `npm run test:deep` walks the others too. */
const deep = (...addresses: string[]) => (process.env['PLAZA_DEEP'] ? addresses : []);
const guestPages = ['/login?view=emailLogin', ...deep('/', '/signup?view=emailSignup', '/about', '/contact')];
const memberPages = [
  '/',
  '/settings',
  ...deep('/profile', '/chat', '/search?q=amber', '/friends', '/games', '/zones'),
];

for (const address of guestPages) {
  test(`a guest walks ${address} by Tab alone, also at 200 %`, async ({ tour }) => {
    const page = await tour();
    await page.setViewportSize(desktop);
    await page.goto(address, { waitUntil: 'networkidle' });
    // A form begins at its first field: what lies before it is reached the second time round.
    if (address.includes('view=')) expect((await walkByTab(page)).faults).toEqual([]);
    await walkAll(page, ['Plaza, home', 'Login', 'Sign Up']);
  });
}

for (const address of memberPages) {
  test(`a member walks ${address} by Tab alone, also at 200 %`, async ({ tour }) => {
    const page = await tour('basalt');
    await page.setViewportSize(desktop);
    await page.goto(address, { waitUntil: 'networkidle' });
    await walkAll(page, ['Home', 'Games', 'Favorites', 'Videos', 'Chat']);
  });
}

async function walkAll(page: Page, frame: readonly string[]): Promise<void> {
  for (const view of [desktop, zoomed]) {
    await page.setViewportSize(view);
    const { stops, faults } = await walkByTab(page);
    expect({ view, faults }).toEqual({ view, faults: [] });
    expect(stops[0]).toBe('Skip to content');
    // A number of unread messages may stand before the name.
    for (const entry of frame) expect(stops).toContainEqual(expect.stringMatching(new RegExp(`${entry}$`)));
  }
}

test('an open dialog keeps the Tab inside, and at 200 % nothing of it is out of reach', async ({
  member: page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/games', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Logout' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Logout' });
  await expect(dialog).toBeVisible();
  await page.setViewportSize(zoomed);
  for (const name of ['No', 'Yes']) await expect(dialog.getByRole('button', { name })).toBeInViewport();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    // Between two rounds the browser's own bars have their turn.
    const isInside = await dialog.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('nothing behind a dialog takes the focus: no control, and no frame by a script of its own', async ({
  member: page,
}) => {
  // A film of another site that asks for the focus as soon as it is told to, and says when it has lost it again.
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Film</title><input><script>
        addEventListener('message', () => { window.focus(); document.querySelector('input').focus(); });
        addEventListener('blur', () => parent.postMessage('lost', '*'));
      </script>`,
    }),
  );
  const URL = 'https://www.youtube-nocookie.com/embed/plaza000001';
  await page.route('**/api/videos', (route) =>
    route.fulfill({ json: [{ VideoID: '901', Title: 'From elsewhere', URL, kind: 'embed' }] }),
  );
  await page.goto('/videos', { waitUntil: 'networkidle' });
  const openers: Record<string, () => Promise<void>> = {
    Logout: () => page.getByRole('button', { name: 'Logout' }).press('Enter'),
    'Create New Content': () => page.getByRole('button', { name: 'Create' }).press('Enter'),
    'Go anywhere': () => page.keyboard.press('ControlOrMeta+k'),
    'Upload a video': () => page.getByRole('button', { name: 'Upload a video' }).press('Enter'),
  };
  for (const [name, open] of Object.entries(openers)) {
    await open();
    const dialog = page.getByRole('dialog', { name });
    await expect.poll(() => dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await expect
      .poll(async () => ({ name, reached: await dialog.evaluate(reachBehind) }))
      .toEqual({ name, reached: [] });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

/** Runs in the page: asks for the focus with everything that is outside of the dialog. Returns what has got it. */
async function reachBehind(dialog: Element): Promise<string[]> {
  const controls = document.querySelectorAll<HTMLElement>(
    'a, button, input, select, textarea, video, iframe, [tabindex]',
  );
  const outside = [...controls].filter((one) => !dialog.contains(one));
  const reached = [];
  for (const one of outside) {
    one.focus();
    if (one instanceof HTMLIFrameElement) {
      const lost = new Promise((heard) => window.addEventListener('message', heard, { once: true }));
      one.contentWindow?.postMessage('play', '*');
      await lost;
    }
    if (!dialog.contains(document.activeElement)) reached.push(one.outerHTML.slice(0, 120));
  }
  return reached;
}

test('turning the device keeps the place, what is written and the focus', async ({ member: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/settings', { waitUntil: 'networkidle' });
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Basalt, half way');
  for (const view of [
    { width: 844, height: 390 },
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(view);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(name).toHaveValue('Basalt, half way');
    await expect(name).toBeFocused();
  }
});

test('in a low window the side bar scrolls, and the profile menu is whole', async ({ member: page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/games', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Profile menu' }).click();
  for (const entry of await page.getByRole('menuitem').all())
    await expect(entry).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  const logout = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' });
  await logout.focus();
  await expect(logout).toBeInViewport({ ratio: 1 });
});
