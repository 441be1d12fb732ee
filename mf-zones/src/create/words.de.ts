import type { Translation } from '@plaza/design-system';
import type { createZoneWords } from './words.ts';

export const createZone: Translation<typeof createZoneWords> = {
  title: 'Funktion nicht verfügbar',
  why: 'Diese Funktion gibt es in dieser Demoversion nicht. Bitte wende dich an die Administration.',
  see: 'Alle Zonen ansehen',
};
