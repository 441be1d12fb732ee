import { devices, type Locator, type Page } from '@playwright/test';
import { Keyboard } from '../support/keyboard.ts';
import { expect, seedPassword, test } from '../support/member.ts';

/** How people do things who have nothing else. */
interface Hand {
  press(what: Locator): Promise<void>;
  /** Writes over what stands in a field. */
  write(field: Locator, words: string): Promise<void>;
  /** Takes an entry of a menu that has just opened. */
  choose(entry: Locator): Promise<void>;
}

/** Tab and Shift+Tab until it is there, and arrows in a menu. */
function byKeyboard(page: Page): Hand {
  const keyboard = new Keyboard(page);
  return {
    press: (what) => keyboard.press(what),
    async write(field, words) {
      await keyboard.write(field, words);
      if (words === '') await page.keyboard.press('Delete');
    },
    async choose(entry) {
      const entries = page.getByRole('menuitem');
      await expect(entries.first()).toBeFocused();
      for (let left = await entries.count(); left > 0; left -= 1) {
        if (await entry.evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press('ArrowDown');
      }
      await expect(entry).toBeFocused();
      await page.keyboard.press('Enter');
    },
  };
}

const byTouch: Hand = {
  press: (what) => what.tap(),
  async write(field, words) {
    await field.tap();
    await field.fill(words);
  },
  choose: (entry) => entry.tap(),
};

/** The network goes just before a step, which cannot succeed then, and comes back while the visitor waits. */
async function withoutNetwork(page: Page, step: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline').first()).toBeVisible();
  await step();
  await page.context().setOffline(false);
}

/** A step that leads elsewhere: what is there comes by itself, the page has its own title, and the focus is in it. */
async function goWithoutNetwork(
  page: Page,
  step: () => Promise<void>,
  { there, title }: { there: Locator; title: RegExp },
): Promise<void> {
  await withoutNetwork(page, step);
  await expect(there).toBeVisible();
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('main')).not.toContainText('You are offline');
  const hasFocus = () =>
    page.evaluate(() => document.getElementById('main')?.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
}

async function walk(page: Page, { press, write, choose }: Hand): Promise<void> {
  test.setTimeout(240_000);
  const words = 'Half a sentence, kept';
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const name = page.getByLabel('Email or Username');
  const popup = page.getByRole('dialog', { name: 'Create New Content' });
  const field = popup.getByLabel('What is on your mind?');
  /** The top of home has the menu on a phone. */
  const fromTheMenu = async (entry: string) => {
    await press(button(/Profile menu/));
    await choose(page.getByRole('menuitem', { name: entry, exact: true }));
  };
  const goHome = async () => {
    await press(link('Home'));
    await expect(page.getByRole('feed')).toBeVisible();
  };
  const close = async () => {
    await press(popup.getByRole('button', { name: 'Close' }));
    await expect(popup).toHaveCount(0);
  };

  await page.goto('/');
  const choice = { there: button('Login via Email'), title: /^Login/ };
  await goWithoutNetwork(page, () => press(link('Login')), choice);
  await goWithoutNetwork(page, () => press(choice.there), { there: name, title: /^Login/ });
  await write(name, 'cedar');
  await write(page.getByLabel('Password', { exact: true }), seedPassword);
  await withoutNetwork(page, async () => {
    await press(button('Sign In'));
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  });
  await expect(name).toHaveValue('cedar');
  await press(button('Sign In'));
  await expect(page.getByRole('feed')).toBeVisible();

  await press(button('Create'));
  await write(field, words);
  await withoutNetwork(page, async () => {
    await press(popup.getByRole('button', { name: 'Post', exact: true }));
    await expect(popup.getByText(/Failed to create content\. Please try again\./)).toBeVisible();
  });
  await expect(field).toHaveValue(words);
  await close();

  const id = await page.getByRole('article').first().getAttribute('data-post');
  const comment = page.getByRole('textbox', { name: 'Write a comment' });
  const post = { there: comment, title: / · Plaza$/ };
  await goWithoutNetwork(page, () => press(page.locator(`a[href="/post/${id}"]`).first()), post);
  await goHome();
  const profile = { there: heading('Cedar Novak'), title: /^Profile/ };
  await goWithoutNetwork(page, () => fromTheMenu('Profile'), profile);
  await goWithoutNetwork(page, () => press(link('Zones')), { there: heading('Zones'), title: /^Zones/ });
  await goHome();
  const settings = { there: heading('Settings'), title: /^Settings/ };
  await goWithoutNetwork(page, () => fromTheMenu('Settings'), settings);

  await goHome();
  await press(button('Create'));
  await expect(field).toHaveValue(words);
  await write(field, '');
  await close();
  await withoutNetwork(page, async () => {
    await fromTheMenu('Logout');
    await press(page.getByRole('dialog').getByRole('button', { name: 'Yes' }));
  });
  await expect(heading('Virtual Worlds, Real Connections')).toBeVisible();
}

test('by keyboard alone, with the network cut at each step, a member goes everywhere and loses nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await walk(page, byKeyboard(page));
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use({ ...phone, viewport: { width: 360, height: 800 } });
  test('by touch alone, with the network cut at each step, a member goes everywhere and loses nothing', async ({
    page,
  }) => {
    await walk(page, byTouch);
  });
});
