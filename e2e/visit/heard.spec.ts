import { hear } from '../support/hear.ts';
import { expect, test } from '../support/member.ts';

const outbound = ['/notion', '/demo', '/pitch', '/slide'];
// What is heard on each address itself, look() listens to.

test('a guest who listens is told what is not available, and where they are then', async ({ tour }) => {
  const page = await tour();
  for (const address of outbound) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect.poll(async () => ({ address, faults: await hear(page) })).toEqual({ address, faults: [] });
    await expect(page.getByRole('dialog', { name: 'Feature Not Available' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(() => hear(page)).toEqual([]);
  }
});

test('a member who listens finds every dialog of the frame in order', async ({ member: page }) => {
  await page.goto('/games', { waitUntil: 'networkidle' });
  const openers: Record<string, () => Promise<void>> = {
    Logout: () => page.getByRole('button', { name: 'Logout' }).press('Enter'),
    'Create New Content': () => page.getByRole('button', { name: 'Create' }).press('Enter'),
    'Go anywhere': () => page.keyboard.press('ControlOrMeta+k'),
    'Keyboard shortcuts': () => page.keyboard.press('?'),
  };
  for (const [name, open] of Object.entries(openers)) {
    await open();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await expect.poll(async () => ({ name, faults: await hear(page) })).toEqual({ name, faults: [] });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('a step to another page is told by its title', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Terms' }).press('Enter');
  await expect(page.getByRole('main', { name: 'Terms · Plaza' })).toBeFocused();
});

test('what a listener would stumble over is found', async ({ page }) => {
  await page.setContent(`
    <header>one</header>
    <main>
      <h1>Here</h1><h3>Too deep</h3><h1>And here</h1>
      <a href="#x"><svg viewBox="0 0 1 1"></svg></a><a href="#y">Plaza Plaza</a>
      <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="20" height="20">
      <div role="status"></div>
      <nav>a</nav><nav>b</nav>
    </main>`);
  expect((await hear(page)).toSorted()).toEqual([
    '"Plaza Plaza" says the same twice',
    '2 headings of the first level',
    'a image without a name',
    'a level is left out before the heading "Too deep"',
    'a link without a name',
    'an empty status, which is read out as one',
    'one more navigation ""',
  ]);
  await page.setContent(`
    <dialog id="ask"><header>Ask</header><button></button></dialog>`);
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  expect(await hear(page)).toEqual([
    'a banner in a dialog',
    'a dialog without a name',
    'a button without a name',
  ]);
});
