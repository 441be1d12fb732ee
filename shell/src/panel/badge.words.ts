import { defineWords } from '../words.ts';

/** In the first page, so that nobody waits for it; the panel's own words come with the panel. */
export const badgeWords = defineWords('badge', {
  from: '{name} from {origin}',
  fromSilent: '{name} from {origin} (no answer)',
});
