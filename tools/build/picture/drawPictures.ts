import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Artefact, PICTURES, type Pictures } from '@plaza/api-contract';
import type { Configuration } from '@rspack/core';
import { findLooseSelectors } from '../findLooseSelectors.ts';
import type { BuildAim } from '../remoteConfig.ts';
import { containerName, type RemotePackage } from '../remotePackages.ts';
import { pictureConfig } from './pictureConfig.ts';
import { styleFor } from './styleFor.ts';

/** Draws the first pictures of a package with its own components, and writes them beside its files. */
export async function drawPictures(
  remote: RemotePackage,
  aim: BuildAim,
  initial: Artefact['initial'],
  compile: (config: Configuration) => Promise<unknown>,
): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'plaza-picture-'));
  await compile(pictureConfig(remote, { ...aim, outDir }));
  const pictures: Pictures = {};
  const script = join(outDir, 'draw.cjs');
  for (const address of await drawIn<string[]>(script, 'addresses')) {
    const markup = await drawIn<Pictures[string]['markup']>(script, `draw(${JSON.stringify(address)})`);
    const all =
      typeof markup === 'string'
        ? markup
        : Object.values(markup)
            .flatMap(Object.values<string>)
            .join('');
    // What a shell draws of an address becomes the page itself, which has its sheets.
    const isPage = initial !== undefined && address.startsWith('/');
    const sheets = isPage ? sheetsOf(initial, address, aim.outDir) : [join(outDir, 'draw.css')];
    const style = styleFor(
      all,
      sheets.map((file) => readFileSync(file, 'utf8')),
    );
    check(address, all, style);
    if (!initial) checkSelectors(address, style, containerName(remote, aim.version));
    if (isPage && !all.includes('<h1')) throw new Error(`The first picture of ${address} shows no screen.`);
    pictures[address] = { style, markup };
  }
  writeFileSync(join(aim.outDir, PICTURES), JSON.stringify(pictures));
  rmSync(outDir, { recursive: true });
}

function sheetsOf(initial: NonNullable<Artefact['initial']>, address: string, dir: string): string[] {
  const { sheets, preload, screens } = initial;
  return [...sheets, ...preload, ...(screens?.[address] ?? [])]
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(dir, file));
}

/** In a thread of its own: what is drawn takes it for a browser, which must not reach the rest of a build. */
function drawIn<Answer>(script: string, question: string): Promise<Answer> {
  const run = `const { parentPort, workerData } = require('node:worker_threads');
    Promise.resolve(require(workerData.script).${question}).then((answer) => parentPort.postMessage(answer));`;
  const worker = new Worker(run, { eval: true, workerData: { script } });
  return new Promise<Answer>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`Nothing came of ${question} in ${script}.`)));
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

/** It stands in the page of the shell: a remote styles its own elements there as everywhere. */
function checkSelectors(address: string, style: string, prefix: string): void {
  const loose = findLooseSelectors(style, prefix);
  if (loose.length > 0)
    throw new Error(
      `The first picture of ${address} styles more than its own elements: ${loose.join('; ')}.`,
    );
}
