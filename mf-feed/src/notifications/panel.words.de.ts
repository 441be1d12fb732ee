import type { Translation } from '@plaza/design-system';
import type { panelWords } from './panel.words.ts';

export const noticePanel: Translation<typeof panelWords> = {
  readAll: 'Alle als gelesen',
  all: 'Alle ansehen',
  settings: 'Einstellungen',
  failed: 'Die Mitteilungen wurden nicht geladen',
  none: 'Nichts Neues',
  noneHint: 'Wenn dich jemand anfragt, Sterne gibt, kommentiert oder erwähnt, steht es hier.',
  isNew: 'Neu:',
};
