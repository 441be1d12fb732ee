import { findBrowser } from '../browser/findBrowser.ts';
import { runBin } from '../house/bin.ts';
import { main } from '../house/main.ts';
import { Refusal } from '../house/Refusal.ts';
import { hubPrograms } from './hubPrograms.ts';
import { renderRows, type Row } from './Row.ts';
import { runRows } from './runRows.ts';

/**
 * `npm run bench`: the numbers that are times and costs. They mean something only on a machine with nothing else to do.
 * `npm run bench -- hub` measures the hub alone, `-- api` what the api answers to a crowd of a hundred thousand; other words go
 * to Playwright, for one of the files in e2e/bench.
 */
await main(async () => {
  const wishes = process.argv.slice(2);
  const [only] = wishes;
  const onlyHub = only === 'hub';
  const onlyApi = only === 'api';
  const rows: Row[] = [];
  if (onlyHub || wishes.length === 0) {
    for (const program of hubPrograms) {
      await runRows(program, (row) => {
        rows.push(row);
        console.log(`${row.what}: ${row.measured}`);
      });
    }
    console.log(`\n${renderRows(rows)}\n`);
  }
  const isApiFine = (only !== undefined && !onlyApi) || (await measureApi());
  const isPageFine = onlyHub || onlyApi || (await measurePages(wishes));
  if (!isApiFine || !isPageFine || rows.some(({ holds }) => !holds)) {
    throw new Refusal('A number misses its goal, or could not be measured.');
  }
});

/** The bench files of the api: each fills a database of its own and asserts its times and plans. */
async function measureApi(): Promise<boolean> {
  const { code, output } = await runBin('jest', ['--runInBand'], { env: { PLAZA_BENCH: '1' } });
  console.log(output.trim());
  return code === 0;
}

async function measurePages(wishes: string[]): Promise<boolean> {
  const browser = findBrowser();
  if (!browser) throw new Refusal('There is no Chromium to measure in. PLAZA_CHROMIUM may name one.');
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--project=bench', '--reporter=list', ...wishes];
  const { code, output } = await runBin('playwright', args, {
    env: { PLAZA_BENCH: '1', PLAZA_CHROMIUM: browser },
  });
  console.log(output.trim());
  return code === 0;
}
