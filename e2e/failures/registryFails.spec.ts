import type { Locator, Page } from '@playwright/test';
import type { RemoteRegistry } from '@plaza/api-contract';
import { answerChanged } from '../support/answerChanged.ts';
import { expect, test } from '../support/member.ts';
import { rememberedVersion } from '../support/rememberedVersions.ts';
import { expectNavigationWorks, expectNoWhitePage, failurePanel, slot } from './plazaStillWorks.ts';

const inlined = /(<script type="application\/json" id="plaza-remotes">)([\s\S]*?)(<\/script>)/;
/** What the page asks for by the server's registry, which is another than the changed one. */
const askedAhead = /<link rel="preload" href="\/remotes\/mf-[^>]*>/g;

/** Changes the registry that the page carries, and the one it would fetch. */
async function serveRegistry(page: Page, change: (registry: RemoteRegistry) => unknown): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith('/api') && !url.pathname.startsWith('/remotes'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      return answerChanged(route, (html) =>
        html
          .replace(askedAhead, '')
          .replace(
            inlined,
            (_, open: string, json: string, close: string) =>
              `${open}${written(change(anotherRevision(JSON.parse(json))))}${close}`,
          ),
      );
    },
  );
  await page.route('**/api/remotes', (route) =>
    answerChanged(route, (registry) => written(change(anotherRevision(JSON.parse(registry)))), {
      'if-none-match': '',
    }),
  );
}

function written(changed: unknown): string {
  return typeof changed === 'string' ? changed : JSON.stringify(changed);
}

/** Two answers of one revision are the same answer to the shell, so a changed one needs a new name. */
let revisions = 0;
function anotherRevision(registry: RemoteRegistry): RemoteRegistry {
  return { ...registry, revision: `test-${(revisions += 1)}` };
}

/** The page and the registry's own address both fail. */
async function breakRegistry(page: Page, how: 'status 500' | 'garbage'): Promise<void> {
  await serveRegistry(page, () => '{"remotes": "garbage');
  if (how === 'status 500') {
    await page.route('**/api/remotes', (route) => route.fulfill({ status: 500, body: '{"error":"broken"}' }));
  }
}

for (const how of ['status 500', 'garbage'] as const) {
  test(`registry ${how}: the last good copy is used`, async ({ member: page }) => {
    await page.goto('/games');
    await expect(slot(page, 'mf-games')).toHaveAttribute('data-status', 'mounted');
    await breakRegistry(page, how);
    await page.reload();
    await expect(slot(page, 'mf-games')).toHaveAttribute('data-status', 'mounted');
    await page.goto('/alone');
    await expect(page.getByRole('heading', { name: 'Fixture 2.0.0' })).toBeVisible();
    await expectNavigationWorks(page);
  });

  test(`registry ${how} at the very first visit: a panel with Retry, and login works`, async ({
    member: page,
  }) => {
    await breakRegistry(page, how);
    await page.goto('/games');
    const panel = page.getByRole('alert');
    await expect(panel).toBeVisible();
    await expectNoWhitePage(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await retryUnlessHealed(panel);
    await expect(slot(page, 'mf-games')).toHaveAttribute('data-status', 'mounted');
  });
}

test.beforeEach(({ page }) => page.addInitScript(() => (navigator.sendBeacon = () => true)));

test('login works while the registry is down', async ({ page }) => {
  await breakRegistry(page, 'status 500');
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login via Email' })).toBeVisible();
});

interface CommandError {
  name: string;
  change: (registry: RemoteRegistry, remote: string) => void;
}

const refusals: CommandError[] = [
  {
    name: 'contract too new',
    change: (registry, remote) => {
      for (const each of registry.remotes) {
        if (each.name === remote) each.current = { ...each.current, version: '9.0.0', contract: '9.0' };
      }
    },
  },
  {
    name: 'React refused',
    change: (registry, remote) => {
      for (const each of registry.remotes) if (each.name === remote) each.current = rememberedVersion(remote);
    },
  },
];

for (const { name, change } of refusals) {
  test(`${name}, alone: the panel says so, the rest works, Retry recovers`, async ({ member: page }) => {
    let isLive = true;
    await serveRegistry(page, (registry) => {
      if (isLive) change(registry, 'mf-alone');
      return registry;
    });
    await page.goto('/alone');
    await expect(failurePanel(page, 'mf-alone')).toBeVisible();
    await expectNoWhitePage(page);
    await expectNavigationWorks(page);
    await page.evaluate(() => history.back());
    await expect(failurePanel(page, 'mf-alone')).toBeVisible();
    isLive = false;
    await retryUnlessHealed(failurePanel(page, 'mf-alone'));
    await expect(page.getByRole('heading', { name: 'Fixture 2.0.0' })).toBeVisible();
  });

  test(`${name}, with a version before it: that one is shown`, async ({ member: page }) => {
    await serveRegistry(page, (registry) => {
      change(registry, 'mf-faulty');
      return registry;
    });
    await page.goto('/faulty');
    await expect(page.getByRole('heading', { name: 'Fixture 1.0.0' })).toBeVisible();
    await expectNavigationWorks(page);
  });
}

for (const remote of ['mf-alone', 'mf-faulty']) {
  test(`${remote} killed by an admin: the panel says so at once, nothing is loaded, and it comes back when revived`, async ({
    member: page,
  }) => {
    let killed = true;
    await serveRegistry(page, (registry) => {
      for (const each of registry.remotes) if (each.name === remote) each.killed = killed;
      return registry;
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`/${remote.slice(3)}`);
    await expect(failurePanel(page, remote)).toContainText(/switched off/i);
    expect(asked.filter((path) => path.startsWith(`/remotes/${remote}/`))).toEqual([]);
    await expectNavigationWorks(page);
    killed = false;
    await page.evaluate(() => history.back());
    await retryUnlessHealed(failurePanel(page, remote));
    await expect(page.getByRole('heading', { name: 'Fixture 2.0.0' })).toBeVisible();
  });
}

/** The page of a member asks again by itself too, and may be quicker than the hand. */
async function retryUnlessHealed(panel: Locator): Promise<void> {
  const retry = panel.getByRole('button', { name: 'Retry' });
  await retry.click({ timeout: 3_000 }).catch(() => expect(panel).toHaveCount(0));
}
