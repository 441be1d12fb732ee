import type { Word } from './words.ts';

export const german: Readonly<Record<Word, string>> = {
  letters: 'Ein Bild mit {count} Buchstaben: {letters}. Du hast {typed} geschrieben.',
  was: 'Das Wort war {word}.',
  choose: 'Wähle eins von: {words}.',
  waiting: 'Jemand sucht sich ein Wort aus.',
  draw: 'Zeichne: {word}.',
  rain: 'Es fängt an zu regnen',
  close: 'Fast',
  nothing: 'nichts',
  away: 'Noch einmal drücken: das Bild kommt weg.',
  votes: '{votes} von {needed} wollen dieses Bild weghaben.',
  wheel: 'Buchstabe {letter}.',
};
