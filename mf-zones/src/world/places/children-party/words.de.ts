import type { Translation } from '@plaza/design-system';
import type { childrenPartyWords } from './words.ts';

export const childrenPartyThings: Translation<typeof childrenPartyWords> = {
  pinata: 'Auf die Piñata schlagen',
  'pinata:open': 'Es regnet Bonbons',
  'balloons:off': 'Ballons platzen lassen',
  'balloons:on': 'Ballons wieder aufblasen',
  slide: 'Ins Bällebad rutschen',
  'candles:burn': 'Die Kerzen auspusten',
  'candles:out': 'Die Kerzen anzünden',
};
