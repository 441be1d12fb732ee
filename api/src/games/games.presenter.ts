import type { Game as GameAnswer } from '@plaza/api-contract';
import type { Game } from './Game.ts';

export function presentGame({ id, url, title, width, height }: Game): GameAnswer {
  return { id, url, title, width, height, isFavorited: false };
}
