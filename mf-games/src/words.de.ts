import type { Catalogue } from '@plaza/design-system';
import { games } from './games/words.de.ts';

export default { games } satisfies Catalogue;
