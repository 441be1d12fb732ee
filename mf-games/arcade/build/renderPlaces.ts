import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { packFilm } from './renderPlay.ts';

/** In the order of a walk: from evening to night and on to morning. */
const PLACES = [
  'castle',
  'library',
  'mermaid',
  'avatar',
  'extra-terrestrial',
  'haunted-factory',
  'explorer',
  'children-park',
];
const SIZE = { width: 800, height: 450, perSecond: 24 };
const STAY_SECONDS = 2.6;
const FADE_SECONDS = 0.8;

/** A walk through the places, from the pictures that were rendered of their scenes: each comes slowly nearer. */
export async function renderPlaces(posters: string, folder: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.PLAZA_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  await page.setContent(`<canvas width="${SIZE.width}" height="${SIZE.height}"></canvas>`);
  const addresses = PLACES.map(
    (id) => `data:image/webp;base64,${readFileSync(join(posters, `${id}.webp`)).toString('base64')}`,
  );
  await page.evaluate(async (sources) => {
    const images = sources.map((src) => Object.assign(new Image(), { src }));
    await Promise.all(images.map((image) => image.decode()));
    Object.assign(window, { places: images });
  }, addresses);
  const pictures: Buffer[] = [];
  const all = Math.round(PLACES.length * STAY_SECONDS * SIZE.perSecond);
  for (let picture = 0; picture < all; picture++) {
    const address = await page.evaluate(paintWalk, {
      seconds: picture / SIZE.perSecond,
      stay: STAY_SECONDS,
      fade: FADE_SECONDS,
    });
    pictures.push(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
  }
  await browser.close();
  await packFilm(pictures, SIZE.perSecond, join(folder, 'around-the-places'));
}

/** Runs in the page: the place of this moment, and the one before while it fades. */
function paintWalk({ seconds, stay, fade }: { seconds: number; stay: number; fade: number }): string {
  // Put there before the first picture.
  const { places } = window as unknown as { places: HTMLImageElement[] };
  const canvas = document.querySelector('canvas');
  const context = canvas?.getContext('2d');
  if (!canvas || !context) throw new Error('The page has no canvas.');
  const { width, height } = canvas;
  const now = Math.floor(seconds / stay);
  const since = seconds - now * stay;
  const paint = (at: number, age: number, alpha: number) => {
    const image = places[(at + places.length) % places.length];
    if (!image) return;
    const scale = 1.02 + age * 0.035;
    const shift = (at % 2 === 0 ? 1 : -1) * (age - stay / 2) * 0.006 * width;
    context.globalAlpha = alpha;
    context.drawImage(
      image,
      (width - width * scale) / 2 + shift,
      (height - height * scale) / 2,
      width * scale,
      height * scale,
    );
  };
  if (since < fade) paint(now - 1, stay + since, 1);
  paint(now, since, Math.min(1, since / fade));
  return canvas.toDataURL('image/jpeg', 0.94);
}
