import type { Plaza } from '../plaza.ts';

const addressOf = (file: string) => `/framed/mf-games/videos/${file}`;

/** The films that came with the games: rendered from them and from the places, by the scripts of the arcade. */
export const FILMS = (
  [
    ['around-the-places', 'Around the places, from dusk to morning', 'file'],
    ['long-chain', 'Lantern Drop: a long chain', 'file'],
    ['last-tram', 'Night Tram: the last one home', 'file'],
    ['night-around', 'A night of lanterns, all around', 'sphere'],
    ['before-the-wind', 'Sky Courier: before the wind turns', 'file'],
    ['down-to-the-bell', 'Deep Bell: down and back', 'file'],
  ] as const
).map(([slug, title, kind], at) => ({
  slug,
  title,
  kind,
  url: addressOf(`${slug}.webm`),
  poster: addressOf(`${slug}.webp`),
  position: at + 1,
}));

/** Puts the films on the list. What an administrator changed since stays changed. */
export async function openVideos({ db, config }: Pick<Plaza, 'db' | 'config'>): Promise<void> {
  if (config.mode === 'test') return;
  await db('videos').insert(FILMS).onConflict('slug').ignore();
  // Those that were listed before there were posters.
  for (const { slug, poster } of FILMS) await db('videos').where({ slug, poster: null }).update({ poster });
}
