import type { Page } from '@playwright/test';
import { slot } from '../failures/plazaStillWorks.ts';
import { heapBytes } from '../support/heapBytes.ts';
import { bringFaulty } from '../support/faultyRemote.ts';
import { expect } from '../support/member.ts';
import { test } from '../support/ownPlaza.ts';
import { activate } from '../support/publish.ts';

// A trace keeps every state of the page in the page, and would be weighed with it.
test.use({ trace: 'off' });

/** `npm run test:deep` goes long ways. */
const isDeep = Boolean(process.env['PLAZA_DEEP']);
const switches = isDeep ? 1_000 : 8;

test(`in ${switches} switches between two versions in one open tab, the wrong code never runs`, async ({
  member: page,
  baseURL,
}) => {
  test.setTimeout(isDeep ? 1_800_000 : 240_000);
  if (!baseURL) throw new Error('no plaza');
  const words = { '1.0.0': 'This code is steady.', '2.0.0': 'This code can fail.' };
  let loads = 0;
  page.on('load', () => (loads += 1));
  for (const version of Object.keys(words)) await bringFaulty(baseURL, 'mf-faulty', version);
  await page.goto('/games');
  let wrong = 0;
  for (let turn = 0; turn < switches; turn += 1) {
    const version = turn % 2 === 0 ? '1.0.0' : '2.0.0';
    const before = (await page.locator('html').getAttribute('data-revision')) ?? '';
    await activate(baseURL, 'mf-faulty', version);
    await expect(page.locator('html')).not.toHaveAttribute('data-revision', before);
    await go(page, '/faulty', 'mf-faulty');
    const said = await slot(page, 'mf-faulty')
      .getByText(/^This code/)
      .innerText();
    if (said !== words[version]) wrong += 1;
    await go(page, '/games', 'mf-games');
  }
  expect(wrong).toBe(0);
  expect(loads).toBe(1);
});

/** Takes minutes, and shows little sooner. */
const deep = isDeep ? test : () => undefined;

deep(
  'after 1,200 switches between remotes the heap has grown by at most a tenth',
  async ({ member: page }) => {
    test.setTimeout(1_200_000);
    const stops = [
      ['/', 'mf-feed'],
      ['/chat', 'mf-chat'],
      ['/games', 'mf-games'],
      ['/zones', 'mf-zones'],
    ] as const;
    const walk = async (times: number) => {
      for (let turn = 0; turn < times; turn += 1) {
        const [address, remote] = stops[turn % stops.length] ?? stops[0];
        await go(page, address, remote);
      }
    };
    await page.goto('/games');
    // Until the engine has compiled what it will, and what is kept in a bounded number is full: of a thousand switches
    // the first 240 make the heap grow by some 12 %, the others together by some 5.
    await walk(240);
    const before = await heapBytes(page);
    await walk(1_200);
    const after = await heapBytes(page);
    const growth = after / before - 1;
    test.info().annotations.push({
      type: 'measured',
      description: `${(before / 1e6).toFixed(2)} MB -> ${(after / 1e6).toFixed(2)} MB, ${(growth * 100).toFixed(1)} %`,
    });
    expect(growth).toBeLessThanOrEqual(0.1);
  },
);

async function go(page: Page, address: string, remote: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address);
  await expect(slot(page, remote)).toHaveAttribute('data-status', 'mounted');
}
