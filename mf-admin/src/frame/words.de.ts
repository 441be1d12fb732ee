import type { Translation } from '@plaza/design-system';
import type { frameWords } from './words.ts';

export const frame: Translation<typeof frameWords> = {
  sections: 'Administration',
  people: 'Monitor',
  live: 'Live',
  reports: 'Meldungen',
  waiting: { one: '{count} wartet', other: '{count} warten' },
  investors: 'Investoren',
  remotes: 'Remotes',
  catalogue: 'Katalog',
  audit: 'Protokoll',
  settings: 'Einstellungen',
  loading: 'Wird geladen',
  adminNeeded: 'Dafür braucht es die Administration.',
  cancel: 'Abbrechen',
  theirs: 'Inzwischen hat jemand anderes „{value}“ gesetzt. Speichere noch einmal, um deins zu behalten.',
  theirsEmpty: 'Inzwischen hat jemand anderes das geleert. Speichere noch einmal, um deins zu behalten.',
  failed: 'Etwas ist schiefgegangen. Bitte versuch es noch einmal.',
};
