import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../browser/openBrowser.ts';
import { compile } from '../build/buildRemote.ts';
import { CommandError } from '../command/CommandError.ts';
import { scenePageConfig } from '../posters/scenePageConfig.ts';
import type { Row } from './Row.ts';

const PEOPLE = 50;
const FRAMES = 125;
const VISITS = 20;

const MOST = {
  calls: 60,
  triangles: 100_000,
  wornCalls: 80,
  wornTriangles: 120_000,
  onPage: 150,
  built: 1_000,
  script: 4,
};

/** What the page knows of itself: mf-zones/src/bench/benchPage.ts. */
interface BenchPage {
  zoneBench: {
    ids: readonly string[];
    measure: (order: { id: string; people: number; frames: number; visits: number }) => Promise<Numbers>;
  };
}

interface Numbers {
  calls: number;
  triangles: number;
  wornCalls: number;
  wornTriangles: number;
  built: number;
  onPage: number;
  script: number;
  handed: number;
  before: readonly number[];
  after: readonly number[];
}

/** Each zone with fifty people in it, drawn in a browser: calls, triangles, times, and what is left after twenty visits. */
export async function measureZones(wanted: readonly string[], tell: (row: Row) => void): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'plaza-zones-'));
  await compile(scenePageConfig('bench', outDir));
  // Without a graphics card it draws with the processor; then only what is counted means something, and the script.
  const browser = await openBrowser(['--use-angle=swiftshader', '--enable-unsafe-swiftshader']);
  if (!browser) throw new CommandError('There is no Chromium to measure in. PLAZA_CHROMIUM may name one.');
  try {
    // A page for each: what one place leaves to the processor is no matter of the next.
    const open = async () => {
      const tab = await browser.newPage();
      await tab.addScriptTag({ path: join(outDir, 'bench.js') });
      return tab;
    };
    const first = await open();
    const ids = await first.evaluate(() => (globalThis as unknown as BenchPage).zoneBench.ids);
    await first.close();
    for (const id of ids) {
      if (wanted.length > 0 && !wanted.includes(id)) continue;
      const tab = await open();
      const numbers = await tab.evaluate(
        (order) => (globalThis as unknown as BenchPage).zoneBench.measure(order),
        { id, people: PEOPLE, frames: FRAMES, visits: VISITS },
      );
      await tab.close();
      rowsOf(id, numbers).forEach(tell);
    }
  } finally {
    await browser.close();
    rmSync(outDir, { recursive: true });
  }
}

function rowsOf(id: string, numbers: Numbers): Row[] {
  const { calls, triangles, wornCalls, wornTriangles, built, onPage, script, handed, before, after } =
    numbers;
  const row = (what: string, measured: string, goal: string, holds: boolean): Row => ({
    ...{ what: `${id}: ${what}`, measured, goal, holds },
  });
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return [
    row('draw calls', `${calls}`, `${MOST.calls}`, calls <= MOST.calls),
    row('triangles', `${triangles}`, `${MOST.triangles}`, triangles <= MOST.triangles),
    row('draw calls of both eyes', `${wornCalls}`, `${MOST.wornCalls}`, wornCalls <= MOST.wornCalls),
    row(
      'triangles of both eyes',
      `${wornTriangles}`,
      `${MOST.wornTriangles}`,
      wornTriangles <= MOST.wornTriangles,
    ),
    row('built by the worker', ms(built), ms(MOST.built), built <= MOST.built),
    row('put up on the page', ms(onPage), ms(MOST.onPage), onPage <= MOST.onPage),
    row(
      `script of a picture (and ${ms(handed)} to hand it over)`,
      ms(script),
      ms(MOST.script),
      script <= MOST.script,
    ),
    row(
      `left after ${VISITS} visits (geometries, textures, programs)`,
      after.join(', '),
      before.join(', '),
      after.every((count, at) => count <= (before[at] ?? 0)),
    ),
  ];
}
