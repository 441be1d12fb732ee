import type { Game } from '@plaza/api-contract';

export function aGame(title: string, more: Partial<Game> = {}): Game {
  return {
    id: title,
    url: `about:blank#${title}`,
    title,
    width: 800,
    height: 600,
    isFavorited: false,
    ...more,
  };
}
