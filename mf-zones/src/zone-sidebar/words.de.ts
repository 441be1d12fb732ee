import type { Translation } from '@plaza/design-system';
import type { sidebarWords } from './words.ts';

export const sidebar: Translation<typeof sidebarWords> = {
  title: 'Plaza-Zonen',
  loading: 'Zonen werden geladen',
  failed: 'Die Zonen ließen sich nicht laden',
  search: 'Zonen suchen',
  searchHere: 'Zonen suchen …',
  create: 'Zone erschaffen',
  list: 'Zonen',
  none: 'Keine Zone ist offen.',
  noneNamed: 'Keine Zone hat das im Namen.',
};
