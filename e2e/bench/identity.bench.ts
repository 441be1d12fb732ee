import type { APIRequestContext } from '@playwright/test';
import { enterLogin, expect, test } from '../support/member.ts';

const rounds = 7;

test('a login costs the browser at most 400 ms of deriving keys', async ({ browser, baseURL }) => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto('/login');
    const entered = page.waitForResponse((response) => response.url().endsWith('/api/auth/login'));
    await enterLogin(page, 'hazel');
    await entered;
    // From the salt to the proof, by the page's own clock.
    const spent = await page.evaluate(() => {
      const timing = (path: string) =>
        performance.getEntriesByType('resource').find(({ name }) => name.endsWith(path));
      const asked = timing('/api/auth/prelogin');
      const proved = timing('/api/auth/login');
      if (!(asked instanceof PerformanceResourceTiming) || !proved) throw new Error('No login was made.');
      return proved.startTime - asked.responseEnd;
    });
    times.push(spent);
    await context.close();
  }
  console.log(
    `deriving keys              median ${median(times).toFixed(0)} ms of ${times.map((time) => time.toFixed(0)).join(', ')} (at most 400)`,
  );
  expect(median(times)).toBeLessThanOrEqual(400);
});

const samples = 200;
const names = ['amber', 'basalt', 'cedar', 'dune', 'ember', 'fjord', 'garnet', 'hazel', 'indigo', 'juniper'];
const proof = 'A'.repeat(43);

/**
 * One question, about somebody who is here and about nobody. Forgotten passwords and sign-ups are answered before anybody
 * is looked up, by a job: that both cause the same statements is tested beside the api.
 */
const questions: Record<string, (name: string) => { path: string; data: object }> = {
  login: (name) => ({ path: 'login', data: { emailOrUsername: name, proof } }),
  prelogin: (name) => ({ path: 'prelogin', data: { emailOrUsername: name } }),
};

for (const [name, question] of Object.entries(questions)) {
  test(`${name} takes as long for somebody as for nobody: medians within 10 %`, async ({ request }) => {
    test.setTimeout(180_000);
    const here: number[] = [];
    const nobody: number[] = [];
    for (let sample = -10; sample < samples; sample += 1) {
      const known = names[Math.abs(sample) % names.length] ?? '';
      const pair = [
        [here, known],
        [nobody, `no-${known}`],
      ] as const;
      for (const [times, who] of sample % 2 ? pair : pair.toReversed()) {
        const spent = await timeOf(request, question(who));
        // The first few warm the server up.
        if (sample >= 0) times.push(spent);
      }
    }
    const ratio = median(nobody) / median(here);
    console.log(
      `${`${name}: nobody to somebody`.padEnd(26)} ${ratio.toFixed(3)} (${median(nobody).toFixed(1)} ms to ${median(here).toFixed(1)} ms, 0.9 to 1.1)`,
    );
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  });
}

async function timeOf(
  request: APIRequestContext,
  { path, data }: { path: string; data: object },
): Promise<number> {
  const started = performance.now();
  const answer = await request.post(`/api/auth/${path}`, { data });
  const spent = performance.now() - started;
  if (![200, 403].includes(answer.status())) throw new Error(`${path} was answered with ${answer.status()}.`);
  return spent;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
