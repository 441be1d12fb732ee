import type { Translation } from '@plaza/design-system';
import type { hourWords } from './words.ts';

export const hours: Translation<typeof hourWords> = {
  crocodile: 'schwüler Mittag unter Blättern',
  library: 'später Abend, Lampenschein',
  coffee: 'Regen draußen, drinnen warm',
  avatar: 'leuchtende Nacht im Wald',
  castle: 'blaue Stunde, Fackeln',
  supermart: 'helle Nacht, Neonlicht',
  'children-party': 'Nachmittag, Konfettilicht',
  'children-park': 'Frühlingsmorgen',
  desert: 'letzte Sonne, lange Schatten',
  explorer: 'klarer Morgen in den Bergen',
  'extra-terrestrial': 'zwei Monde, violette Dämmerung',
  'haunted-factory': 'Nebel, eine flackernde Lampe',
  mermaid: 'unter Wasser, Lichtbahnen',
  mutant: 'giftiger Sonnenuntergang',
};
