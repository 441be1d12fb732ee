import type { Catalogue } from '@plaza/design-system';
import { access } from './access/words.de.ts';
import { acts } from './remotes-console/acts/words.de.ts';
import { consoles, events, list, room } from './remotes-console/words.de.ts';

export default { access, acts, console: consoles, events, list, room } satisfies Catalogue;
