import type { Catalogue } from '@plaza/design-system';
import { gameKeys, gameLines } from './about/words.de.ts';
import { achievements } from './achievements/words.de.ts';
import { board } from './board/words.de.ts';
import { gameCard } from './card/words.de.ts';
import { favorites } from './favorites/words.de.ts';
import { gameFrame } from './frame/words.de.ts';
import { games } from './games/words.de.ts';
import { match } from './match/words.de.ts';
import { pager } from './pager/words.de.ts';
import { play } from './play/words.de.ts';
import { gameSettings } from './settings/words.de.ts';
import { videos } from './videos/words.de.ts';

export default {
  achievements,
  board,
  favorites,
  gameCard,
  gameFrame,
  gameKeys,
  gameLines,
  games,
  gameSettings,
  match,
  pager,
  play,
  videos,
} satisfies Catalogue;
