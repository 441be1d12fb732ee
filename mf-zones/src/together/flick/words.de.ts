import type { Translation } from '@plaza/design-system';
import type { flickWords } from './words.ts';

export const flicks: Translation<typeof flickWords> = {
  title: 'Flicks',
  line: 'Eine Szene von 15 Sekunden, dort, wo du stehst. Alle in der Nähe können mitmachen.',
  lanterns: 'Laternen',
  fireworks: 'Feuerwerk',
  petals: 'Blütenblätter',
  join_lanterns: 'Eine Laterne steigen lassen',
  join_fireworks: 'Eine Rakete zünden',
  join_petals: 'Blüten werfen',
  starts: '{name} beginnt einen Flick: {flick}',
  joins: '{name} macht mit',
};
