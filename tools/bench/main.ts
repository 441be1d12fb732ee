import { findBrowser } from '../browser/findBrowser.ts';
import { runBin } from '../command/run.ts';
import { main } from '../command/main.ts';
import { CommandError } from '../command/CommandError.ts';
import { chatPrograms, hubPrograms, matchPrograms, zonePrograms } from './hubPrograms.ts';
import { renderRows, type Row, runRows } from './Row.ts';
import { measureChat } from './measureChat.ts';
import { measurePlay } from './measurePlay.ts';
import { measureZones } from './measureZones.ts';

/**
 * `npm run bench`: the numbers that are times and costs. They mean something only on a machine with nothing else to do.
 * `npm run bench -- hub` measures the hub alone, `-- chat` what keys and words cost and that no message is lost,
 * `-- matches` a hundred matches at once, `-- play [tidepool …]` plays the games through by keys, touch and pad, `-- zones [castle …]` the zones with fifty people in each, `-- api` what the
 * api answers to a crowd of a hundred thousand; other words go to Playwright, for one of the files in e2e/bench.
 */
await main(async () => {
  const chosen = process.argv.slice(2);
  const [only] = chosen;
  const onlyHub = only === 'hub';
  const onlyApi = only === 'api';
  const onlyZones = only === 'zones';
  const onlyChat = only === 'chat';
  const onlyMatches = only === 'matches';
  const onlyPlay = only === 'play';
  const rows: Row[] = [];
  const tell = (row: Row) => {
    rows.push(row);
    console.log(`${row.what}: ${row.measured}`);
  };
  if (onlyZones || chosen.length === 0) {
    await measureZones(chosen.slice(1), tell);
    if (chosen.length <= 1) for (const program of zonePrograms) await runRows(program, tell);
  }
  if (onlyChat || chosen.length === 0) {
    await measureChat(tell);
    for (const program of chatPrograms) await runRows(program, tell);
  }
  if (onlyPlay || chosen.length === 0) await measurePlay(chosen.slice(1), tell);
  if (onlyHub || chosen.length === 0) for (const program of hubPrograms) await runRows(program, tell);
  if (onlyMatches || chosen.length === 0) for (const program of matchPrograms) await runRows(program, tell);
  if (rows.length > 0) console.log(`\n${renderRows(rows)}\n`);
  const isApiFine = (only !== undefined && !onlyApi) || (await measureApi());
  const isPart = onlyHub || onlyChat || onlyMatches || onlyZones || onlyApi || onlyPlay;
  const isPageFine = onlyChat ? await measurePages(['chat.bench']) : isPart || (await measurePages(chosen));
  if (!isApiFine || !isPageFine || rows.some(({ holds }) => !holds)) {
    throw new CommandError('A number misses its goal, or could not be measured.');
  }
});

/** The bench files of the api: each fills a database of its own and asserts its times and plans. */
async function measureApi(): Promise<boolean> {
  const { code, output } = await runBin('jest', ['--runInBand'], { env: { PLAZA_BENCH: '1' } });
  console.log(output.trim());
  return code === 0;
}

async function measurePages(chosen: string[]): Promise<boolean> {
  const browser = findBrowser();
  if (!browser) throw new CommandError('There is no Chromium to measure in. PLAZA_CHROMIUM may name one.');
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--project=bench', '--reporter=list', ...chosen];
  const { code, output } = await runBin('playwright', args, {
    env: { PLAZA_BENCH: '1', PLAZA_CHROMIUM: browser },
  });
  console.log(output.trim());
  return code === 0;
}
