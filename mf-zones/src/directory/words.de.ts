import type { Translation } from '@plaza/design-system';
import type { directoryWords } from './words.ts';

export const directory: Translation<typeof directoryWords> = {
  title: 'Zonen',
  line: 'Jede hat ihre eigene Stunde und ihr eigenes Licht. Such dir eine Tür aus.',
  create: 'Zone erschaffen',
  search: 'Zonen suchen',
  loading: 'Zonen werden geladen',
  failed: 'Die Zonen ließen sich nicht laden',
  none: 'Keine Zone ist offen',
  noneWords: 'Die Türen sind gerade zu. Schau später wieder vorbei.',
  noneNamed: 'Keine Zone hat das im Namen.',
  made: 'Von Leuten hier gemacht',
  madeLoading: 'Zonen von anderen werden geladen',
  madeFailed: 'Die Zonen von anderen ließen sich nicht laden',
  madeNone: 'Noch hat niemand eine Zone erschaffen. Du kannst anfangen.',
  madeNoneNamed: 'Keine Zone von anderen hat das im Namen.',
  tags: 'Stichwörter',
  noneTagged: 'Keine Zone mit diesem Stichwort hat das im Namen.',
  by: 'von {name}',
  remixOf: 'Gemacht aus {name} von {owner}',
  private: 'Privat',
  protected: 'Geschützt',
};
