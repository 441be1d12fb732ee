import type { Translation } from '@plaza/design-system';
import type { cardWords } from './words.ts';

export const gameCard: Translation<typeof cardWords> = {
  play: 'Hier spielen',
  close: 'Spiel schließen',
  open: 'In voller Größe spielen',
};
