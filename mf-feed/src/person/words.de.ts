import type { Translation } from '@plaza/design-system';
import type { personWords } from './words.ts';

export const person: Translation<typeof personWords> = {
  add: 'Anfrage senden',
  withdraw: 'Anfrage zurückziehen',
  accept: 'Annehmen',
  decline: 'Ablehnen',
  unfriend: 'Freundschaft beenden',
  friends: 'Befreundet',
  about: '{act}: {name}',
  askUnfriend: 'Freundschaft mit {name} beenden?',
  unfriendMeans:
    'Du und {name} seht nicht mehr, was ihr mit Freunden teilt. Wollt ihr wieder Freunde sein, fragt einer von euch an.',
  mutual: { one: '{count} gemeinsamer Kontakt', other: '{count} gemeinsame Kontakte' },
  loading: 'Lädt …',
};
