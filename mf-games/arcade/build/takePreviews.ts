import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sceneOf } from './moments.ts';
import { withGames } from './serveGames.ts';

/** As cards show them, ten pictures a second: enough to see how a game moves, and light enough for a grid of them. */
const PREVIEW = { width: 240, height: 180, pictures: 30, perSecond: 10 };
/** So many ticks before the still: a picture nearly done would soon be done. */
const SOONER: Readonly<Record<string, number>> = { 'chalk-town': 120 };
const PREVIEW_LIMIT = 90 * 1024;
/** Tried in this order until it fits. */
const QUALITIES = [60, 45, 32, 22, 14, 8];

/** What a card shows while it is looked at: the bot at play, from where the still was taken. */
export async function takePreviews(ids: string[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await withGames({ width: PREVIEW.width * 3, height: PREVIEW.height * 3 }, async (page, address) => {
    for (const id of ids) {
      await page.goto('about:blank');
      await page.goto(`${address}/${id}/#${sceneOf(id, SOONER[id])}`);
      await page.waitForFunction(() => document.documentElement.dataset.filmed === 'true');
      const pictures = await picturesOf(page, PREVIEW, 60 / PREVIEW.perSecond);
      await pack(pictures, join(folder, `${id}.webp`));
    }
  });
}

/** So many pictures of the game that the page shows, each a few ticks after the one before. */
export async function picturesOf(
  page: Page,
  size: { width: number; height: number; pictures: number },
  ticks: number,
): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (let picture = 0; picture < size.pictures; picture++) {
    const address = await page.evaluate(
      ({ width, height, step }) => {
        window.film?.(step);
        const small = document.createElement('canvas');
        Object.assign(small, { width, height });
        const game = document.querySelector('canvas');
        if (game) small.getContext('2d')?.drawImage(game, 0, 0, width, height);
        return small.toDataURL('image/jpeg', 0.94);
      },
      { width: size.width, height: size.height, step: ticks },
    );
    pictures.push(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
  }
  return pictures;
}

/** To and fro would look odd in a game; it begins again after its last picture. */
async function pack(pictures: readonly Buffer[], file: string): Promise<void> {
  for (const quality of QUALITIES) {
    const form = [
      '-c:v',
      'libwebp_anim',
      '-loop',
      '0',
      '-compression_level',
      '6',
      '-quality',
      String(quality),
    ];
    await encode(pictures, PREVIEW.perSecond, [...form, file]);
    if (statSync(file).size <= PREVIEW_LIMIT) return;
  }
  throw new RangeError(`${file} has more than ${PREVIEW_LIMIT} bytes.`);
}

/** Lets ffmpeg pack pictures in their order. */
export async function encode(pictures: readonly Buffer[], perSecond: number, form: string[]): Promise<void> {
  const rate = ['-f', 'image2pipe', '-framerate', String(perSecond), '-i', '-'];
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...rate, ...form], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const closed = once(ffmpeg, 'close');
  for (const picture of pictures) if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}.`);
}

/** A picture of its own beside a film. */
export async function writePoster(picture: Buffer, file: string): Promise<void> {
  await encode([picture], 1, ['-frames:v', '1', '-c:v', 'libwebp', '-quality', '70', file]);
}
