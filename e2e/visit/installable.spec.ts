import type { Page } from '@playwright/test';
import { slot } from '../failures/plazaStillWorks.ts';
import { look } from '../support/look.ts';
import { comeBackAs, expect, test } from '../support/member.ts';

test.use({ serviceWorkers: 'allow' });

interface Icon {
  src: string;
  sizes: string;
  purpose: string;
}

test('it can be installed: a manifest in the name of the server, and its icons are pictures', async ({
  page,
  request,
}) => {
  await page.goto('/about');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Plaza', display: 'standalone', start_url: '/' });
  const icons: Icon[] = manifest.icons;
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of icons) {
    const side = await page.evaluate(async (icon) => {
      const picture = new Image();
      picture.src = icon;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(side).toBe(sizes);
  }
});

test('a page that cannot be had is the offline page, which goes by itself when the network is back', async ({
  page,
  context,
}) => {
  await comeBackAs(page, 'basalt');
  await withWorker(page);
  await context.setOffline(true);
  await page.goto('/games');
  await expect(page.getByRole('heading', { name: 'No connection to Plaza' })).toBeVisible();
  await expect(page.getByText('Plaza opens by itself when the connection is back.')).toBeVisible();
  await context.setOffline(false);
  await expect(slot(page, 'mf-games')).toHaveAttribute('data-status', 'mounted');
  await expect(page).toHaveURL(/\/games$/);
});

test('nothing of the registry or of a remote is ever kept: with a worker, too, all of it is asked of the server', async ({
  page,
}) => {
  await comeBackAs(page, 'basalt');
  await withWorker(page);
  const fromWorker: string[] = [];
  page.on('response', (response) => {
    if (response.fromServiceWorker()) fromWorker.push(new URL(response.url()).pathname);
  });
  for (const address of ['/chat', '/games', '/zones']) {
    await page.goto(address);
    await expect(page.locator('[data-slot][data-status="mounted"]').first()).toBeVisible();
  }
  await page.evaluate(() => fetch('/api/remotes'));
  // The pages themselves come through it, fresh from the network; nothing else does.
  expect(fromWorker.filter((path) => !['/chat', '/games', '/zones'].includes(path))).toEqual([]);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(['/offline']);
});

test('a picture that another app shares begins a post', async ({ page }) => {
  await comeBackAs(page, 'basalt');
  await withWorker(page);
  const picture = (await page.screenshot()).toString('base64');
  // As the system does it: a form that leads to the address in the manifest.
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const form = document.createElement('form');
    Object.assign(form, { action: '/add', method: 'post', enctype: 'multipart/form-data' });
    form.innerHTML = '<input name="text"><input name="files" type="file">';
    const [text, files] = form.querySelectorAll('input');
    const chosen = new DataTransfer();
    chosen.items.add(new File([bytes], 'lanterns.png', { type: 'image/png' }));
    if (text) text.value = 'Seen from the pier';
    if (files) files.files = chosen.files;
    document.body.append(form);
    form.submit();
  }, picture);
  await expect(page.getByRole('heading', { name: 'Create New Content' })).toBeVisible();
  await expect(page.getByLabel('What is on your mind?')).toHaveValue('Seen from the pier');
  await expect(page.getByRole('button', { name: 'Remove lanterns.png' })).toBeVisible();
  expect(await page.evaluate(() => caches.has('plaza-shared'))).toBe(false);
});

test('the offline page has no accessibility fault', async ({ page }) => {
  // Or it would find the server back and open that instead.
  await page.route('**/healthz', (route) => route.abort());
  await look(page, '/offline');
});

/** A page with the worker in charge of it, as on a second visit. */
async function withWorker(page: Page): Promise<void> {
  await page.goto('/about');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto('/about');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
