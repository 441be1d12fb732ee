import { createWords } from './language/index.ts';

/** The few texts that components bring themselves; whatever a screen says, it gives. */
export const defineWords = createWords({ de: () => import('./words.de.ts') });
