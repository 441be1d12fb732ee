import { createWords } from '@plaza/design-system';

/** What this remote says: English beside each screen, the other languages as one catalogue each. */
export const defineWords = createWords({ de: () => import('./words.de.ts') });
