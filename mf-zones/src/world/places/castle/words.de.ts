import type { Translation } from '@plaza/design-system';
import type { castleWords } from './words.ts';

export const castleThings: Translation<typeof castleWords> = {
  'drawbridge:down': 'Zugbrücke hochziehen',
  'drawbridge:up': 'Zugbrücke herunterlassen',
  bell: 'Große Glocke läuten',
  'flag:up': 'Fahne einholen',
  'flag:lowered': 'Fahne hissen',
};
