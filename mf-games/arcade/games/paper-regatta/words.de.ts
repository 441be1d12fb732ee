import type { Word } from './words.ts';

export const german: Readonly<Record<Word, string>> = {
  gun: 'Der Startschuss: los',
  early: 'Zu früh über der Linie',
  shaded: 'Jemand nimmt dir den Wind',
  full: 'Der gestohlene Wind reicht',
};
