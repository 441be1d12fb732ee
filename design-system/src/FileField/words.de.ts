import type { Translation } from '../language/index.ts';
import type { fileWords } from './words.ts';

export const file: Translation<typeof fileWords> = { invite: 'Auswählen, hierher ziehen oder einfügen' };
