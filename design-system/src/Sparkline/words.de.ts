import type { Translation } from '../language/index.ts';
import type { sparkWords } from './words.ts';

export const spark: Translation<typeof sparkWords> = {
  course: '{label}: jetzt {last}, zwischen {low} und {high}',
  nothing: '{label}: noch nichts',
};
