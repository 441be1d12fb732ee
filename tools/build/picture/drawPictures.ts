import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Artefact, PICTURES, type Pictures } from '@plaza/api-contract';
import type { Configuration } from '@rspack/core';
import type { BuildAim } from '../roomConfig.ts';
import type { Room } from '../rooms.ts';
import { pictureConfig } from './pictureConfig.ts';
import { styleFor } from './styleFor.ts';

/** What is shown before any script has come: to a stranger at an address, and to a member at home. */
const ADDRESSES = ['/', '/login', 'member phone', 'member desk'];

/** Draws the first picture of each of these addresses with the room's own components, and writes them beside its files. */
export async function drawPictures(
  room: Room,
  aim: BuildAim,
  initial: NonNullable<Artefact['initial']>,
  compile: (config: Configuration) => Promise<unknown>,
): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'plaza-picture-'));
  await compile(pictureConfig(room, { ...aim, outDir }));
  const pictures: Pictures = {};
  for (const address of ADDRESSES) {
    const markup = await draw(join(outDir, 'draw.cjs'), address);
    const files = [...initial.sheets, ...initial.preload, ...(initial.screens?.[address] ?? [])];
    const all = Object.values(markup).flatMap(Object.values).join('');
    const isPage = address.startsWith('/');
    const sheets = isPage
      ? files.filter((file) => file.endsWith('.css')).map((file) => join(aim.outDir, file))
      : // Part of it is in no sheet of the room.
        [join(outDir, 'draw.css')];
    const style = styleFor(
      all,
      sheets.map((file) => readFileSync(file, 'utf8')),
    );
    check(address, all, style);
    if (isPage && !all.includes('<h1')) throw new Error(`The first picture of ${address} shows no screen.`);
    pictures[address] = { style, markup };
  }
  writeFileSync(join(aim.outDir, PICTURES), JSON.stringify(pictures));
  rmSync(outDir, { recursive: true });
}

/** In a thread of its own: what is drawn takes it for a browser, which must not reach the rest of a build. */
function draw(script: string, address: string): Promise<Pictures[string]['markup']> {
  const run = `const { parentPort, workerData } = require('node:worker_threads');
    require(workerData.script).draw(workerData.address).then((markup) => parentPort.postMessage(markup));`;
  const worker = new Worker(run, { eval: true, workerData: { script, address } });
  return new Promise<Pictures[string]['markup']>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`Nothing was drawn of ${address}.`)));
  }).finally(() => worker.terminate());
}

/** The policy of the page refuses scripts and styles in its markup, and a class without a rule would be seen late. */
function check(address: string, markup: string, style: string): void {
  const refused = /<script|\sstyle="|\son\w+="/.exec(markup)?.[0];
  if (refused)
    throw new Error(
      `The first picture of ${address} has ${refused.trim()} in it, which no page of ours lets in.`,
    );
  if (/<[/!]/.test(style))
    throw new Error(`The style of the first picture of ${address} could end its own element.`);
}
