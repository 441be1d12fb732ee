import { findBrowser } from '../browser/findBrowser.ts';
import { runBin } from '../house/bin.ts';
import { main } from '../house/main.ts';
import { Refusal } from '../house/Refusal.ts';

/** `npm run bench`: the numbers that are times. They mean something only on a machine with nothing else to do. */
await main(async () => {
  const browser = findBrowser();
  if (!browser) throw new Refusal('There is no Chromium to measure in. PLAZA_CHROMIUM may name one.');
  const args = [
    'test',
    '-c',
    'e2e/playwright.config.ts',
    '--project=bench',
    '--reporter=list',
    ...process.argv.slice(2),
  ];
  const { code, output } = await runBin('playwright', args, {
    env: { PLAZA_BENCH: '1', PLAZA_CHROMIUM: browser },
  });
  console.log(output.trim());
  if (code !== 0) throw new Refusal('A number is above its limit, or could not be measured.');
});
