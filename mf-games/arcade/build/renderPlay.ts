import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { encode, picturesOf, writePoster } from './takePreviews.ts';
import { withGames } from './serveGames.ts';

interface PlayFilm {
  /** The name of the file. */
  name: string;
  game: string;
  seed: number;
  /** Where in the run it begins. */
  ticks: number;
}

/** Films of games at play, of a moment at which there is something to see. */
export const FILMS: readonly PlayFilm[] = [
  { name: 'long-chain', game: 'lantern-drop', seed: 4, ticks: 1500 },
  { name: 'last-tram', game: 'night-tram', seed: 4, ticks: 420 },
  { name: 'before-the-wind', game: 'sky-courier', seed: 9, ticks: 600 },
  { name: 'down-to-the-bell', game: 'deep-bell', seed: 4, ticks: 300 },
];

const SIZE = { width: 854, height: 480, pictures: 390, perSecond: 30 };

/** Lets the bot play before the camera, and packs it as a film with a poster. */
export async function renderPlay(films: readonly PlayFilm[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await withGames({ width: SIZE.width, height: SIZE.height }, async (page, address) => {
    for (const { name, game, seed, ticks } of films) {
      await page.goto('about:blank');
      await page.goto(`${address}/${game}/#film=play&bare&seed=${seed}&ticks=${ticks}`);
      await page.waitForFunction(() => document.documentElement.dataset.filmed === 'true');
      const pictures = await picturesOf(page, SIZE, 60 / SIZE.perSecond);
      await packFilm(pictures, SIZE.perSecond, join(folder, name));
    }
  });
}

/** A film that is small enough to lie beside the sources, and the picture that stands for it. */
export async function packFilm(pictures: readonly Buffer[], perSecond: number, path: string): Promise<void> {
  const form = [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '46',
    '-row-mt',
    '1',
    '-cpu-used',
    '4',
    '-g',
    '120',
  ];
  await encode(pictures, perSecond, [...form, '-pix_fmt', 'yuv420p', `${path}.webm`]);
  const middle = pictures[Math.floor(pictures.length / 3)];
  if (middle) await writePoster(middle, `${path}.webp`);
}
