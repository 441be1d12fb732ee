import type { Translation } from '../language/index.ts';
import type { alertWords } from './words.ts';

export const alert: Translation<typeof alertWords> = { cancel: 'Abbrechen' };
