import type { Words } from '../../kit/flow/words.ts';
import { german } from './words.de.ts';

const english = {
  letters: 'A picture of {count} letters: {letters}. You have written {typed}.',
  was: 'The word was {word}.',
  choose: 'Choose one of: {words}.',
  waiting: 'Somebody chooses a word.',
  draw: 'Draw: {word}.',
  rain: 'It begins to rain',
  close: 'Nearly',
  nothing: 'nothing',
  away: 'Press again: the picture goes away.',
  votes: '{votes} of {needed} want this picture taken away.',
  wheel: 'Letter {letter}.',
};

export type Word = keyof typeof english;

export const words: Words<Word> = { en: english, de: german };
