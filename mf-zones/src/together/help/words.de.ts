import type { Translation } from '@plaza/design-system';
import type { zoneHelpWords } from './words.ts';

export const zoneHelp: Translation<typeof zoneHelpWords> = {
  title: 'Wie man sich bewegt',
  keys: 'Tasten',
  keysHow:
    'WASD oder Pfeile zum Gehen, Q dreht, Leertaste springt, E benutzt, was nah ist, V wechselt die Sicht, X hält Fremde an. T halten, um zu reden.',
  mouse: 'Maus',
  mouseHow: 'Ziehen, um sich umzusehen.',
  touch: 'Finger',
  touchHow: 'Der Stick geht, ein Wisch nach oben oder unten ist ein Schritt, daneben ziehen sieht sich um.',
  gamepad: 'Gamepad',
  gamepadHow:
    'Der linke Stick geht, der rechte sieht sich um, die unterste Taste springt, die linke benutzt, was nah ist.',
  words: 'Ohne Bild',
  wordsHow: 'Die Liste der Leute und Dinge führt mit Tastatur und Screenreader überallhin.',
};
