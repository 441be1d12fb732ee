import type { Catalogue } from '@plaza/design-system';
import { createZone } from './create/words.de.ts';
import { directory } from './directory/words.de.ts';
import { hours } from './hour/words.de.ts';
import { aboutPlaces, place } from './place/words.de.ts';
import { sidebar } from './zone-sidebar/words.de.ts';

export default { aboutPlaces, createZone, directory, hours, place, sidebar } satisfies Catalogue;
