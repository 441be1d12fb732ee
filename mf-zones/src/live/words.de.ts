import type { Translation } from '@plaza/design-system';
import type { liveWords } from './words.ts';

export const liveZones: Translation<typeof liveWords> = {
  people: { one: '{count} Person ist da', other: '{count} Leute sind da' },
};
