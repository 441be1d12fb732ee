import type { Words } from '../../kit/flow/words.ts';
import { german } from './words.de.ts';

const english = {
  state: 'Oil {oil}. {wells} wells are free. Wind towards {wind}. In hand: {tool}.',
  danger: 'The keep is in the fog',
  turning: 'The wind will turn towards {wind}',
  dawn: 'Dawn',
  lantern: 'lantern',
  mirror: 'mirror',
  flare: 'flare',
  wind0: 'north',
  wind1: 'north-east',
  wind2: 'east',
  wind3: 'south-east',
  wind4: 'south',
  wind5: 'south-west',
  wind6: 'west',
  wind7: 'north-west',
};

export type Word = keyof typeof english;

export const words: Words<Word> = { en: english, de: german };
