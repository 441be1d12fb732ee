import type { Translation } from '@plaza/design-system';
import type { letterWords } from './words.ts';

export const letter: Translation<typeof letterWords> = {
  title: 'Mail an Investoren',
  plainTitle: 'Mail an Investoren als reiner Text',
  line: 'Der Brief an Investoren mit seiner Gestaltung, zum Einfügen in eine eigene Mail.',
  plainLine: 'Derselbe Brief ohne Gestaltung.',
  toPlain: 'Als reiner Text',
  toFormatted: 'Mit Gestaltung',
  loading: 'Der Brief wird geladen',
  failed: 'Der Brief ließ sich nicht laden',
  subject: 'Betreff',
  another: 'Anderer Betreff',
  copySubject: 'Betreff kopieren',
  copyContent: 'Inhalt kopieren',
  plainCopied: 'Inhalt als reiner Text kopiert!',
  formattedCopied: 'Inhalt mit Gestaltung kopiert!',
  subjectCopied: 'Betreff kopiert: {subject}',
};
