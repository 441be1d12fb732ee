import { bundleGame } from './bundleGame.ts';
import { join } from 'node:path';
import { arcadeRoot, gameIds } from './folders.ts';
import { FILMS, renderPlay } from './renderPlay.ts';
import { renderFilm } from './renderFilm.ts';
import { renderPlaces } from './renderPlaces.ts';
import { serveGames } from './serveGames.ts';
import { shoot } from './shoot.ts';
import { takePreviews } from './takePreviews.ts';
import { takeStills } from './takeStills.ts';

/**
 * node mf-games/arcade/dist/tools.mjs              builds all games
 * node mf-games/arcade/dist/tools.mjs mole-post    builds one
 * node mf-games/arcade/dist/tools.mjs serve        builds all and serves them on a free port of this machine
 * node mf-games/arcade/dist/tools.mjs stills [game ...]  takes the pictures for cards, into the folder stills
 * node mf-games/arcade/dist/tools.mjs previews [game ...]   takes the moving pictures for cards, into the folder previews, with ffmpeg
 * node mf-games/arcade/dist/tools.mjs films [film ...]   renders the seed videos of games at play, into the folder videos, with ffmpeg
 * node mf-games/arcade/dist/tools.mjs places <folder of posters>   renders the seed video of the places, with ffmpeg
 * node mf-games/arcade/dist/tools.mjs film <file.webm>   renders the seed video that lies all around, with ffmpeg
 * node mf-games/arcade/dist/tools.mjs shoot <folder> [game ...]   takes the pictures that a game is judged by
 */
const [first, ...rest] = process.argv.slice(2);

if (first === 'serve') {
  await buildAll(gameIds());
  const { address } = await serveGames();
  for (const id of gameIds()) console.log(`${address}/${id}/`);
} else if (first === 'stills') {
  const ids = rest.length > 0 ? rest : gameIds();
  await buildAll(ids);
  await takeStills(ids, join(arcadeRoot, 'stills'));
} else if (first === 'previews') {
  const ids = rest.length > 0 ? rest : gameIds();
  await buildAll(ids);
  await takePreviews(ids, join(arcadeRoot, 'previews'));
} else if (first === 'films') {
  const films = FILMS.filter(({ name }) => rest.length === 0 || rest.includes(name));
  await buildAll(films.map(({ game }) => game));
  await renderPlay(films, join(arcadeRoot, 'videos'));
} else if (first === 'places') {
  const [posters] = rest;
  if (!posters) throw new Error('Name the folder with the pictures of the places.');
  await renderPlaces(posters, join(arcadeRoot, 'videos'));
} else if (first === 'film') {
  const [file] = rest;
  if (!file) throw new Error('Name the file that the film goes to.');
  await renderFilm(file);
} else if (first === 'shoot') {
  const [folder, ...games] = rest;
  if (!folder) throw new Error('Name the folder that the pictures go to.');
  const ids = games.length > 0 ? games : gameIds();
  await buildAll(ids);
  await shoot(ids, folder);
} else await buildAll(first ? [first, ...rest] : gameIds());

async function buildAll(ids: string[]): Promise<void> {
  for (const id of ids) {
    const { size } = await bundleGame(id);
    console.log(`${id.padEnd(16)} ${(size / 1024).toFixed(1)} KB gz`);
  }
}
