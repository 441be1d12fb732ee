import { expect, test } from '../support/member.ts';

const pages = {
  '/': 'Virtual Worlds, Real Connections',
  '/about': 'The Future of Social Media',
  '/features': 'Features',
  '/contact': 'Contact',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
  '/version': 'Version',
};

test.describe('with all five remotes down', () => {
  test.beforeEach(({ page }) => page.route(/\/remotes\/mf-/, (route) => route.abort()));

  test('[2.1-8] every public page opens, and the footer leads from one to the next', async ({ page }) => {
    for (const [address, title] of Object.entries(pages)) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
    const footer = page.getByRole('navigation', { name: 'Footer' });
    await footer.getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
    await expect(page).toHaveTitle('Terms · Plaza');
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('[7.5-1] [8-6] a message from the contact page arrives as mail', async ({ page, request }) => {
    const message = `The lamp above the gate is out. ${Date.now()}`;
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Wren Ito');
    await page.getByLabel('Email').fill('wren@example.com');
    await page.getByLabel('Message').fill(message);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Your message has been sent!')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('');
    const mails = await (await request.get('/dev/mailbox.json?to=hello@plaza.example')).json();
    expect(mails).toContainEqual(
      expect.objectContaining({
        subject: 'New Contact Form Submission',
        text: `Name: Wren Ito\nEmail: wren@example.com\n\n${message}`,
      }),
    );
  });

  test('[2.1-10] [2.2-11] an address without a target says that the feature is not available', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Pitch with Us' }).click();
    const popup = page.getByRole('dialog', { name: 'Feature Not Available' });
    await popup.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('link', { name: 'Back to the square' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages['/']);
  });
});

test('[2.3-3] a game comes alive under the pointer, is still otherwise, and each of the sixteen shows itself', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const game = page.getByRole('link', { name: /Night Tram/ });
  const states = () =>
    game.evaluate((card) => [
      ...new Set(
        card
          .getAnimations({ subtree: true })
          .filter((each) => each instanceof CSSAnimation)
          .map(({ playState }) => playState),
      ),
    ]);
  await expect.poll(states).toEqual(['paused']);
  await game.hover();
  await expect.poll(states).toEqual(['running']);
  await page.getByRole('link', { name: /Mole Post/ }).hover();
  await expect.poll(states).toEqual(['paused']);
  // Over each drawing lies a picture taken from the game itself.
  const pictures = page.locator('a[href^="/play/"] img[src$="/still.webp"]');
  await expect(pictures).toHaveCount(16);
  const widths = () => pictures.evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.naturalWidth));
  await expect.poll(async () => (await widths()).filter((width) => width > 0).length).toBe(16);
});

test('[2.3-5] one answer is open at a time', async ({ page }) => {
  await page.goto('/');
  const cost = page.getByText(/is free to explore/);
  await expect(cost).toBeHidden();
  await page.getByText('What does it cost?').click();
  await expect(cost).toBeVisible();
  await page.getByText('Where can I play?').click();
  await expect(cost).toBeHidden();
});

for (const address of ['/', '/login', '/about']) {
  test(`${address} does not move while it comes`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = Number(Reflect.get(entry, 'value'));
          Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + shift });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.getByRole('heading').last().scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBeLessThanOrEqual(0.02);
    }
  });
}

for (const address of ['/', '/login', '/signup', '/about'])
  test(`what is announced is whole on ${address}, and so is that the network is gone`, async ({ page }) => {
    const words = 'Repairs tonight at eight. The zones are closed for half an hour then.';
    const said = JSON.stringify([{ id: '1', words, tone: 'calm', link: null }]);
    await page.route(address, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('id="plaza-brand">{', `$&"announcements":${said},`);
      await route.fulfill({ response: answer, body });
    });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      const notes = page.getByRole('main').locator('[data-standing] [data-tone]');
      await expect(notes.filter({ hasText: words })).toBeVisible();
      await page.context().setOffline(true);
      await expect(notes).toHaveCount(2);
      // Nothing lies over them, and they not over each other.
      for (const note of await notes.all())
        await expect
          .poll(() =>
            note.evaluate((said) => {
              const { left, right, top, bottom } = said.getBoundingClientRect();
              const at = [left + 8, (left + right) / 2, right - 8].map(
                (x) => [x, (top + bottom) / 2] as const,
              );
              return at.every(([x, y]) => said.contains(document.elementFromPoint(x, y)));
            }),
          )
          .toBe(true);
      await page.context().setOffline(false);
    }
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText(words)).toBeHidden();
  });

test('a link to a public page carries its title for other places', async ({ request }) => {
  const html = await (await request.get('/about', { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('<meta property="og:title" content="About · Plaza">');
});
