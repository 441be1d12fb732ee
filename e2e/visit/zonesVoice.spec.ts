import type { Browser, Page } from '@playwright/test';
import { comeBackAs, expect, test as base } from '../support/member.ts';

/** A microphone that beeps, and a way from browser to browser that needs no network card. */
const HEARING = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
  '--disable-features=WebRtcHideLocalIpsWithMdns',
];

const test = base.extend<object, { hearing: Browser }>({
  hearing: [
    async ({ playwright, launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), ...HEARING];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

declare global {
  interface Window {
    connections: RTCPeerConnection[];
  }
}

/** A page tells nobody what it hears; its connections do. */
function keepConnections(): void {
  const Real = window.RTCPeerConnection;
  window.connections = [];
  window.RTCPeerConnection = class extends Real {
    constructor(config?: RTCConfiguration) {
      super(config);
      window.connections.push(this);
    }
  };
}

/** How much sound has come from other browsers. */
async function heardBytes(): Promise<number> {
  let bytes = 0;
  for (const connection of window.connections)
    for (const report of (await connection.getStats()).values())
      if (report.type === 'inbound-rtp' && report.kind === 'audio') bytes += report.bytesReceived;
  return bytes;
}

/** The first sees a picture, the others read the zone in words. */
async function inMermaid(browser: Browser, username: string, draws = false): Promise<Page> {
  const context = await browser.newContext({
    ...(test.info().project.use.baseURL && { baseURL: test.info().project.use.baseURL }),
    permissions: ['microphone'],
    // Small, because here the processor draws what elsewhere a graphics card does.
    viewport: draws ? { width: 480, height: 420 } : { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(keepConnections);
  if (!draws)
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
  await comeBackAs(page, username);
  await page.goto('/zones/mermaid?stats=1');
  await page.getByRole('button', { name: 'Walk in' }).click();
  await expect(page.locator('[data-zone-inside]')).toHaveAttribute('data-status', 'inside');
  return page;
}

const people = (page: Page) => page.getByRole('region', { name: 'People here' });
const rowOf = (page: Page, name: string) => people(page).getByRole('listitem').filter({ hasText: name });
/** How far somebody is, as the list of people says it. */
const metresTo = async (page: Page, name: string) =>
  Number(/(\d+) m, /.exec(await rowOf(page, name).innerText())?.[1] ?? Number.NaN);

async function goTo(page: Page, what: string): Promise<void> {
  const button = page.getByRole('button', { name: `Go to ${what}` });
  // Somebody whose place is still built is nowhere yet.
  await expect(button).toBeEnabled({ timeout: 60_000 });
  await button.press('Enter');
}

async function beginToTalk(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Talk with people near you' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Talk', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Microphone on' })).toBeVisible();
}
/** So many others are in earshot. */
const inEarshot = (page: Page, count: number) =>
  expect(page.locator('[data-voice-links]')).toHaveAttribute('data-voice-links', String(count));

test('three meet in Mermaid Zone: they see each other move, read what is said, wave and talk with who is near', async ({
  hearing,
}) => {
  test.slow();
  const [amber, basalt, cedar] = await Promise.all([
    inMermaid(hearing, 'amber', true),
    inMermaid(hearing, 'basalt'),
    inMermaid(hearing, 'cedar'),
  ]);
  const pages = [amber, basalt, cedar];
  const numbers = amber.getByRole('status', { name: 'Scene statistics' });

  await test.step('each knows of the two others, and the picture keeps its budget', async () => {
    await expect(numbers).toHaveAttribute('data-peers', '2', { timeout: 60_000 });
    expect(Number(await numbers.getAttribute('data-calls'))).toBeLessThanOrEqual(60);
    expect(Number(await numbers.getAttribute('data-triangles'))).toBeLessThanOrEqual(100_000);
    for (const name of ['Amber Lindqvist', 'Cedar Novak']) await expect(rowOf(basalt, name)).toBeVisible();
    for (const name of ['Amber Lindqvist', 'Basalt Okoro']) await expect(rowOf(cedar, name)).toBeVisible();
  });

  await test.step('one walks away and one comes near, and the third reads how far they are', async () => {
    await goTo(cedar, 'Sing the lowest note');
    await expect.poll(() => metresTo(basalt, 'Cedar Novak')).toBeGreaterThan(14);
    await goTo(basalt, 'Amber Lindqvist');
    await expect.poll(() => metresTo(basalt, 'Amber Lindqvist')).toBeLessThan(4);
  });

  await test.step('what one says stands over their head in the picture, and a wave is told', async () => {
    await basalt.getByRole('button', { name: 'Say something' }).click();
    await basalt.getByRole('button', { name: 'Hello!' }).click();
    await expect(amber.getByText('Hello!', { exact: true })).toBeVisible();
    await expect(cedar.getByRole('log').getByText('Basalt Okoro: Hello!')).toBeVisible();
    await basalt.keyboard.press('Escape');
    await cedar.getByRole('button', { name: 'More about Basalt Okoro' }).click();
    await cedar.getByRole('menuitem', { name: 'Wave to Basalt Okoro' }).click();
    await expect(basalt.getByRole('log').getByText('Cedar Novak: 👋 Basalt Okoro')).toBeVisible();
  });

  await test.step('the two who are near hear each other, the far one nobody; then all three', async () => {
    for (const page of pages) await beginToTalk(page);
    await inEarshot(amber, 1);
    await inEarshot(basalt, 1);
    await inEarshot(cedar, 0);
    for (const page of [amber, basalt])
      await expect.poll(() => page.evaluate(heardBytes), { timeout: 20_000 }).toBeGreaterThan(2_000);
    // Their microphones beep: the far one reads it, and one who has a picture sees it over every head.
    await expect(rowOf(cedar, 'Basalt Okoro')).toContainText('speaks');
    await expect(amber.locator('[data-speaks]')).toHaveCount(3);
    await goTo(cedar, 'Basalt Okoro');
    for (const page of pages) await inEarshot(page, 2);
    await goTo(cedar, 'Sing the lowest note');
    await inEarshot(cedar, 0);
    await inEarshot(basalt, 1);
  });

  await Promise.all(pages.map((page) => page.context().close()));
});
