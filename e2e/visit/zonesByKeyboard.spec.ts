import { Keyboard } from '../support/keyboard.ts';
import { expect, test } from '../support/member.ts';

test('without a pointer and without a picture one walks in, goes about, uses things, speaks and leaves', async ({
  member: page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const keys = new Keyboard(page);
  await page.goto('/zones');
  await keys.press(page.getByRole('link', { name: /^Explorer Zone/ }));
  await keys.press(page.getByRole('button', { name: 'Walk in' }));
  const things = page.getByRole('region', { name: 'Things here' });
  const first = things.getByRole('listitem').first();
  await expect(first).toContainText(/\d+ m, /);
  const far = await first.innerText();

  await keys.press(page.getByRole('button', { name: 'Turn left' }));
  await keys.press(page.getByRole('button', { name: 'Step ahead' }));
  await expect(first).not.toHaveText(far);
  await keys.press(first.getByRole('button', { name: /^Go to / }));
  await expect(first).toContainText(/(?:0|1|2) m, /);
  const before = await first.innerText();
  await keys.press(first.getByRole('button', { name: /^Use: / }));
  await expect(first).not.toHaveText(before);

  await keys.press(page.getByRole('button', { name: 'Say something' }));
  await keys.send(page.getByRole('textbox', { name: 'Say something to those here' }), 'Good morning');
  await expect(page.getByRole('log').getByText('Basalt Okoro: Good morning')).toBeVisible();
  await page.keyboard.press('Escape');
  await keys.press(page.getByRole('link', { name: 'All zones' }));
  await expect(page).toHaveURL(/\/zones$/);
});
