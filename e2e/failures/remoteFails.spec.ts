import { damagingServer } from '../support/damagingServer.ts';
import { hold } from '../support/hold.ts';
import { enterLogin, expect, test } from '../support/member.ts';
import { fatalFaults, harmlessFaults } from './faults.ts';
import { expectNavigationWorks, expectNoWhitePage, failurePanel, slot } from './plazaStillWorks.ts';

// Enough browsers in trouble would make the server roll the version back, and the next test would miss it.
test.beforeEach(({ page }) => page.addInitScript(() => (navigator.sendBeacon = () => true)));

/** One of each kind, another in a slot by itself than with a version before it; `npm run test:deep` tries all with both. */
const FALLS_BACK = [
  'manifest 404',
  'entry hangs',
  'entry tampered with',
  'sheet 404',
  'render throws',
  'lazy chunk 404 after mount',
];
const ALONE = [
  'manifest hangs',
  'entry 404',
  'entry throws',
  'exposed chunk tampered with',
  'sheet tampered with',
  'mount never ends',
  'effect throws',
  'lazy chunk tampered with after mount',
];
const isTried = (names: readonly string[], { name }: { name: string }) =>
  Boolean(process.env['PLAZA_DEEP']) || names.includes(name);

for (const fault of fatalFaults.filter((each) => isTried(ALONE, each)))
  test(`${fault.name}: a panel says so where it is alone, the rest works, ${fault.isLate ? 'it comes by itself' : 'Retry recovers'}`, async ({
    member: page,
  }) => {
    const heal = await fault.cause(page, 'mf-alone');
    await page.goto('/alone', { waitUntil: 'commit' });
    await fault.provoke?.(page);

    await expect(failurePanel(page, 'mf-alone')).toBeVisible({ timeout: 20_000 });
    await expectNoWhitePage(page);
    await expectNavigationWorks(page);

    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/alone$/);
    await fault.provoke?.(page);
    await expect(failurePanel(page, 'mf-alone')).toBeVisible({ timeout: 20_000 });
    await heal();
    if (!fault.isLate) await failurePanel(page, 'mf-alone').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Fixture 2.0.0' })).toBeVisible({ timeout: 20_000 });
    await fault.provoke?.(page);
    if (fault.provoke) await expect(page.getByText('Here is more.')).toBeVisible();
  });

for (const fault of fatalFaults.filter((each) => isTried(FALLS_BACK, each)))
  test(`${fault.name}: with a version before it, that one is shown in the same page`, async ({
    member: page,
  }) => {
    await fault.cause(page, 'mf-faulty');
    let pages = 0;
    page.on('request', (request) => (pages += Number(request.isNavigationRequest())));
    await page.goto('/faulty', { waitUntil: 'commit' });
    await fault.provoke?.(page);

    await expect(page.getByRole('heading', { name: 'Fixture 1.0.0' })).toBeVisible({ timeout: 20_000 });
    await expect(slot(page, 'mf-faulty')).toHaveAttribute('data-version', '1.0.0');
    expect(pages).toBe(1);
    await expectNoWhitePage(page);
    await expectNavigationWorks(page);
  });

test('Retry fetches what the browser keeps damaged, and nothing that is whole', async ({ page, baseURL }) => {
  const server = await damagingServer(baseURL ?? '', /\/remotes\/mf-alone\/2\.0\.0\/__federation_expose_app/);
  try {
    await page.goto(`${server.url}/login`);
    await enterLogin(page, 'basalt');
    await page.evaluate(() => history.pushState(null, '', '/alone'));
    await expect(failurePanel(page, 'mf-alone')).toBeVisible({ timeout: 20_000 });
    server.asked.length = 0;
    await failurePanel(page, 'mf-alone').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Fixture 2.0.0' })).toBeVisible({ timeout: 20_000 });
    const files = server.asked.filter((url) => url.startsWith('/remotes/mf-alone/'));
    expect(files.filter((url) => !url.includes('?r='))).toEqual([
      expect.stringContaining('__federation_expose_app'),
    ]);
  } finally {
    await server.close();
  }
});

test('an event handler that throws leaves the remote where it is', async ({ member: page }) => {
  await harmlessFaults.handler.cause(page, 'mf-alone');
  await page.goto('/alone');
  await page.getByRole('button', { name: 'Press' }).click();
  await expect(page.getByRole('heading', { name: 'Fixture 2.0.0' })).toBeVisible();
  await expect(slot(page, 'mf-alone')).toHaveAttribute('data-status', 'mounted');
  await expectNavigationWorks(page);
});

for (const fault of [harmlessFaults.unmountThrows, harmlessFaults.unmountHangs]) {
  for (const remote of ['mf-alone', 'mf-faulty'] as const) {
    test(`${remote}: ${fault.name}, and the visitor leaves all the same and can come back`, async ({
      member: page,
    }) => {
      const address = `/${remote.slice(3)}`;
      await fault.cause(page, remote);
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Fixture 2.0.0' })).toBeVisible();
      await expectNavigationWorks(page);
      await expect(page.getByRole('heading', { name: 'Fixture 2.0.0' })).toBeHidden();
      await page.evaluate(() => history.back());
      await expect(page.getByRole('heading', { name: 'Fixture 2.0.0' })).toBeVisible();
    });
  }
}

test('leaving while a remote loads shows the next one and never the first', async ({ member: page }) => {
  const letThrough = await hold(page, /\/remotes\/mf-alone\/2\.0\.0\/mf-manifest/);
  // What is held back may be among what the page counts as loaded.
  await page.goto('/alone', { waitUntil: 'commit' });
  await expect(slot(page, 'mf-alone')).toHaveAttribute('data-status', 'loading');
  await expectNavigationWorks(page);
  letThrough();
  await expect(page.getByRole('heading', { name: 'Fixture 2.0.0' })).toBeHidden();
  await expect(slot(page, 'mf-games')).toHaveAttribute('data-status', 'mounted');
});

test('four navigations in one tick end at the last one', async ({ member: page }) => {
  await page.goto('/games');
  await expect(slot(page, 'mf-games')).toHaveAttribute('data-status', 'mounted');
  await page.evaluate(() => {
    for (const address of ['/zones', '/chat', '/faulty', '/alone']) history.pushState(null, '', address);
  });
  await expect(page.getByRole('heading', { name: 'Fixture 2.0.0' })).toBeVisible();
  await expect(page).toHaveURL(/\/alone$/);
  await expectNavigationWorks(page);
});

test('offline: the frame says so, and the remote comes by itself once the network is back', async ({
  member: page,
  context,
}) => {
  await page.goto('/games');
  await expect(slot(page, 'mf-games')).toHaveAttribute('data-status', 'mounted');
  await context.setOffline(true);
  await page.evaluate(() => history.pushState(null, '', '/alone'));
  await expect(failurePanel(page, 'mf-alone')).toBeVisible({ timeout: 20_000 });
  await expectNoWhitePage(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Fixture 2.0.0' })).toBeVisible({ timeout: 20_000 });
});
