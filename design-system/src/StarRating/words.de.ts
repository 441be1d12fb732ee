import type { Translation } from '../language/index.ts';
import type { starWords } from './words.ts';

export const stars: Translation<typeof starWords> = {
  shown: '{label}: {value} von 5 Sternen',
  step: { one: '{count} Stern', other: '{count} Sterne' },
};
