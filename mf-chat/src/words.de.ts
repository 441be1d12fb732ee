import type { Catalogue } from '@plaza/design-system';
import { chatList } from './chat-list/words.de.ts';

export default { chatList } satisfies Catalogue;
