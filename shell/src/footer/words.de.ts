import type { Translation } from '@plaza/design-system';
import type { footerWords } from './words.ts';

export const footer: Translation<typeof footerWords> = {
  label: 'Fußzeile',
  follow: 'Folge uns',
  language: 'Sprache',
};
