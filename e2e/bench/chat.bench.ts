import { befriend, chatBrowserOf, field, messages, openChatWith } from '../support/chat.ts';
import { expect, test } from '../support/member.ts';

const COUNT = 60;
/** The first ones warm both pages up. */
const WARM = 10;
const MEDIAN_MS = 100;
const MOST_MS = 250;

declare global {
  /** When each message was sent here, or seen here, by its words. */
  var chatTimes: Record<string, number>;
}

/** The whole way, with both pages and the server on one machine. */
test('from Enter in one page until the words stand in the other', async ({ browser, page }) => {
  test.setTimeout(180_000);
  await befriend(page.request, 'ember', 'fjord');
  const ember = await chatBrowserOf(browser, 'ember');
  const fjord = await chatBrowserOf(browser, 'fjord');
  await openChatWith(ember, 'fjord', 'Fjord');
  await openChatWith(fjord, 'ember', 'Ember');
  const mark = `swift ${Date.now()}`;
  await ember.evaluate(() => {
    globalThis.chatTimes = {};
    const note = ({ key, target }: KeyboardEvent) => {
      if (key === 'Enter' && target instanceof HTMLTextAreaElement)
        globalThis.chatTimes[target.value] = performance.timeOrigin + performance.now();
    };
    window.addEventListener('keydown', note, { capture: true });
  });
  await messages(fjord).or(fjord.getByText('Say hello')).first().waitFor();
  await fjord.evaluate((words) => {
    globalThis.chatTimes = {};
    const look = () => {
      const shown = document.querySelector('main')?.textContent ?? '';
      for (const [one] of shown.matchAll(new RegExp(`${words} number \\d+\\.`, 'g')))
        globalThis.chatTimes[one] ??= performance.timeOrigin + performance.now();
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }, mark);
  for (let number = 0; number < COUNT; number += 1) {
    const words = `${mark} number ${number}.`;
    await field(ember).fill(words);
    await field(ember).press('Enter');
    await expect(messages(fjord).getByText(words)).toBeVisible();
  }
  const [sent, seen] = await Promise.all(
    [ember, fjord].map((one) => one.evaluate(() => globalThis.chatTimes)),
  );
  const late = Object.entries(sent ?? {})
    .slice(WARM)
    .map(([words, at]) => (seen?.[words] ?? Infinity) - at)
    .toSorted((one, other) => one - other);
  const [median = Infinity, most = Infinity] = [late[Math.floor(late.length / 2)], late.at(-1)];
  test.info().annotations.push({
    type: 'measured',
    description: `half within ${median.toFixed(0)} ms, all ${late.length} within ${most.toFixed(0)} ms`,
  });
  console.log(
    `from Enter to the other page: half within ${median.toFixed(0)} ms, all within ${most.toFixed(0)} ms`,
  );
  expect(late).toHaveLength(COUNT - WARM);
  expect(median).toBeLessThanOrEqual(MEDIAN_MS);
  expect(most).toBeLessThanOrEqual(MOST_MS);
  await Promise.all([ember, fjord].map((one) => one.context().close()));
});
