import type { Word } from './words.ts';

export const german: Readonly<Record<Word, string>> = {
  state: 'Öl {oil}. {wells} Brunnen sind frei. Wind nach {wind}. In der Hand: {tool}.',
  danger: 'Der Turm liegt im Nebel',
  turning: 'Der Wind dreht nach {wind}',
  dawn: 'Morgengrauen',
  lantern: 'Laterne',
  mirror: 'Spiegel',
  flare: 'Leuchtkugel',
  wind0: 'Norden',
  wind1: 'Nordosten',
  wind2: 'Osten',
  wind3: 'Südosten',
  wind4: 'Süden',
  wind5: 'Südwesten',
  wind6: 'Westen',
  wind7: 'Nordwesten',
};
