import { defineWords } from '../../words.ts';

export const zoneHelpWords = defineWords('zoneHelp', {
  title: 'How to move',
  keys: 'Keys',
  keysHow:
    'WASD or arrows walk, Q turns, Space jumps, E uses what is near, V changes the view, X freezes strangers. Hold T to talk.',
  mouse: 'Mouse',
  mouseHow: 'Drag to look around.',
  touch: 'Touch',
  touchHow: 'The stick walks, a swipe up or down goes a step, a drag beside the stick looks around.',
  gamepad: 'Gamepad',
  gamepadHow:
    'The left stick walks, the right one looks, the lowest button jumps, the left one uses what is near.',
  words: 'Without a picture',
  wordsHow: 'The list of people and things goes everywhere by keyboard and screen reader.',
});
