import type { FavoriteGame, Game as GameAnswer } from '@plaza/api-contract';
import type { Game } from './Game.ts';

export function presentGame(game: Game, isFavorited: boolean): GameAnswer {
  const { id, url, title, width, height, line, image_url } = game;
  return {
    id,
    url,
    title,
    width,
    height,
    isFavorited,
    ...(line === null ? {} : { line }),
    ...(image_url === null ? {} : { image_url }),
  };
}

/** Without a picture of its own the page draws one, so the address is empty. */
export function presentFavorite({ id, title, image_url }: Game): FavoriteGame {
  return { id, title, image_url: image_url ?? '' };
}
