import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from '@playwright/test';
import { paintNight } from './nightAround.ts';

const FILM = { width: 1600, height: 800, pictures: 192, perSecond: 16 };

/** Renders the film that lies all around, picture by picture, and lets ffmpeg pack it. */
export async function renderFilm(file: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.PLAZA_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  await page.setContent(`<canvas width="${FILM.width}" height="${FILM.height}"></canvas>`);
  await page.addScriptTag({ content: `window.paintNight = ${paintNight.toString()}` });
  const rate = ['-f', 'image2pipe', '-framerate', String(FILM.perSecond), '-i', '-'];
  const packing = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '40', '-row-mt', '1', '-cpu-used', '5'];
  const ffmpeg = spawn(
    'ffmpeg',
    ['-y', '-loglevel', 'error', ...rate, ...packing, '-pix_fmt', 'yuv420p', file],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  );
  for (let picture = 0; picture < FILM.pictures; picture++) {
    const address = await page.evaluate((part) => {
      const canvas = document.querySelector('canvas');
      const context = canvas?.getContext('2d');
      if (!canvas || !context) throw new Error('The page has no canvas.');
      // Put there by the script tag above.
      (window as unknown as { paintNight: typeof paintNight }).paintNight(context, part);
      return canvas.toDataURL('image/jpeg', 0.92);
    }, picture / FILM.pictures);
    ffmpeg.stdin.write(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
  }
  ffmpeg.stdin.end();
  await once(ffmpeg, 'close');
  await browser.close();
}
