import type { Translation } from '@plaza/design-system';
import type { badgeWords } from './badge.words.ts';

export const badge: Translation<typeof badgeWords> = {
  from: '{name} von {origin}',
  fromSilent: '{name} von {origin} (keine Antwort)',
};
