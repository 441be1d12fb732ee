import type { Translation } from '@plaza/design-system';
import type { chosenWords } from './chosen.words.ts';

export const chatChosen: Translation<typeof chosenWords> = {
  unreadable: '„{name}“ hat sich geändert oder ist weg. Bitte wähle die Datei neu aus.',
};
