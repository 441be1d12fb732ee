import { expect, test } from '../support/member.ts';
import { fillFeed } from './lighthouse/fillFeed.ts';
import { lighthouse, measure, type Measured } from './lighthouse/measure.ts';
import { returningMember } from './lighthouse/returningMember.ts';

const rounds = 5;

/** What a stranger's first two pages have to reach, on the profile of a phone. */
const forStrangers = { performance: 95, accessibility: 100, 'best-practices': 96, seo: 100 };
/** The feed is behind the login, where no search engine goes. */
const forMembers = { performance: 92, accessibility: 100, 'best-practices': 96 };
const mostShift = 0.01;

test.beforeEach(() => {
  test.skip(!lighthouse, 'Lighthouse is not installed.');
  test.setTimeout(rounds * 120_000);
});

for (const address of ['/', '/login']) {
  test(`Lighthouse on ${address}: ${JSON.stringify(forStrangers)}`, async ({ baseURL }) => {
    const all: Measured[] = [];
    for (let round = 0; round < rounds; round += 1) all.push(await measure(`${baseURL}${address}`));
    judge(address, all, forStrangers);
  });
}

test(`Lighthouse on the feed of a member with twenty pictures: ${JSON.stringify(forMembers)}`, async ({
  page,
  baseURL,
}) => {
  await fillFeed(page, 20);
  const all: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const member = await returningMember('basalt', baseURL ?? '');
    all.push(await measure(`${baseURL}/`, member.port));
    await member.leave();
  }
  judge('the feed', all, forMembers);
});

function judge(what: string, all: readonly Measured[], least: Readonly<Record<string, number>>): void {
  for (const [name, limit] of Object.entries(least)) {
    const scores = all.map((one) => one.scores[name] ?? 0);
    console.log(`${what}, ${name}: median ${median(scores)} of ${scores.join(', ')} (at least ${limit})`);
    expect.soft(median(scores), name).toBeGreaterThanOrEqual(limit);
  }
  for (const name of ['FCP', 'LCP', 'SI', 'TBT', 'CLS'] as const)
    console.log(`${what}, ${name}: ${all.map(({ times }) => Number(times[name].toFixed(3))).join(', ')}`);
  expect.soft(median(all.map(({ times }) => times.CLS)), 'layout shift').toBeLessThanOrEqual(mostShift);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
