import type { ZoneFriend } from '@plaza/api-contract';
import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { comeBackAs, expect, test, tokenOf } from '../support/member.ts';
import { shifts, watchShifts } from '../support/shifts.ts';

const MOST_FONT_KB = 30;
const MOST_SHIFT = 0.01;

/** Pages for everybody; what the login shows next stands in the address as well. */
const pages = [
  '/',
  '/login',
  '/login?view=emailLogin',
  '/login?view=forgotPassword',
  '/signup',
  '/signup?view=emailSignup',
  '/about',
  '/features',
  '/contact',
  '/privacy',
  '/terms',
  '/version',
];

/** How many KB of fonts the page had asked for when its first words were painted. */
function fontsBeforePaint(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (!paint) throw new Error('Nothing was painted.');
    const fonts = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.woff2') && startTime <= paint.startTime);
    // They are resources, whatever the type of the list says.
    return (fonts as PerformanceResourceTiming[]).reduce((sum, font) => sum + font.encodedBodySize, 0) / 1024;
  });
}

for (const address of ['/', '/login']) {
  test(`${address} asks for at most ${MOST_FONT_KB} KB of fonts before it paints`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const size = await fontsBeforePaint(page);
    test.info().annotations.push({ type: 'measured', description: `${size.toFixed(1)} KB` });
    expect(size).toBeLessThanOrEqual(MOST_FONT_KB);
  });
}

for (const width of [360, 1280])
  test(`the home of a member asks for at most ${MOST_FONT_KB} KB of fonts before it paints at ${width} px`, async ({
    member: page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('article').first()).toBeVisible();
    const size = await fontsBeforePaint(page);
    test.info().annotations.push({ type: 'measured', description: `${size.toFixed(1)} KB` });
    expect(size).toBeLessThanOrEqual(MOST_FONT_KB);
  });

/** On whatever device; home begins there. */
async function wasReading(page: Page, at: number): Promise<void> {
  const headers = { Authorization: `Bearer ${await tokenOf(page.context(), 'basalt')}` };
  const answer = await page.request.get('/api/contents/friends', { headers });
  const posts = (await answer.json()) as { ID: string }[];
  const data = { tab: 'friends', post: posts[at]?.ID };
  expect((await page.request.put('/api/contents/position', { headers, data })).ok()).toBe(true);
}

const inZones: ZoneFriend[] = ['Amber', 'Cedar', 'Juniper'].map((name, at) => ({
  person: { id: `${at}`, name, username: name.toLowerCase(), profile: null },
  zone: { name: 'Castle Zone', path: '/zones/castle' },
}));

const visitors: { who: string; address: string; at: number; friends?: ZoneFriend[] }[] = [
  ...pages.map((address) => ({ who: 'a guest', address, at: -1 })),
  { who: 'a member', address: '/', at: 0 },
  { who: 'a member with friends in zones', address: '/', at: 0, friends: inZones },
  { who: 'a member who was at the second post', address: '/', at: 1 },
  { who: 'a member who was at the third post', address: '/', at: 2 },
];

/** A phone and a desk by turns; `npm run test:deep` takes both. */
const widthsOf = (turn: number) => (process.env['PLAZA_DEEP'] ? [360, 1280] : [turn % 2 ? 360 : 1280]);

for (const [turn, { who, address, at, friends }] of visitors.entries())
  // The server draws a member's home by what the browser says it is, which here is a desk.
  for (const width of at < 0 ? widthsOf(turn) : [1280]) {
    test(`${address} of ${who} does not move at ${width} px when its code comes late, and its fonts later still`, async ({
      page,
    }) => {
      if (at >= 0) {
        await comeBackAs(page, 'basalt');
        await wasReading(page, at);
      }
      if (friends) await page.route('**/api/zones/friends', (route) => route.fulfill({ json: friends }));
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      const letCode = await hold(page, /\/remotes\/.*\.js$/);
      const letFonts = await hold(page, /\.woff2$/);
      await page.goto(address, { waitUntil: 'commit' });
      // What is drawn already is painted now, in the face that the device has.
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      );
      letCode();
      await page.locator('html[data-revision]').waitFor({ state: 'attached' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      letFonts();
      await page.waitForLoadState('networkidle');
      if (friends) await expect(page.getByRole('region', { name: 'Friends in zones' })).toBeVisible();
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      });
      const { shift, moved } = await shifts(page);
      test.info().annotations.push({ type: 'measured', description: shift.toFixed(4) });
      expect(shift, moved.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
    });
  }
