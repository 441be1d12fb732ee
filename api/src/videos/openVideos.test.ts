import { statSync } from 'node:fs';
import { join } from 'node:path';
import { FILMS } from './openVideos.ts';

const FOLDER = join(__dirname, '../../../mf-games/arcade/videos');
const sizeOf = (address: string) => statSync(join(FOLDER, address.split('/').at(-1) ?? '')).size;

it('[2.10-1] six films come with Plaza, one of them all around, each with a poster', () => {
  expect(FILMS).toHaveLength(6);
  expect(FILMS.filter(({ kind }) => kind === 'sphere')).toHaveLength(1);
  for (const { url, poster } of FILMS) expect(Math.min(sizeOf(url), sizeOf(poster))).toBeGreaterThan(1_000);
});

it('they weigh little beside the sources', () => {
  const bytes = FILMS.reduce((sum, { url, poster }) => sum + sizeOf(url) + sizeOf(poster), 0);
  expect(bytes).toBeLessThan(2.6 * 1024 * 1024);
});
