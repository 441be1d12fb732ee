import { defineWords } from '../words.ts';

/** What one does in each game of the arcade, as its catalogue says it. */
export const lineWords = defineWords('gameLines', {
  beaconKeep: 'Place lights that hold the fog back.',
  chalkTown: 'Draw and guess on the pavement.',
  clockwork: 'Turn gears so that all hands point up.',
  deepBell: 'Dive, ring, come back before your breath ends.',
  drumline: 'Keep four drums in step with a melody that grows.',
  duelOfKites: "Cut the other's string.",
  fourLamps: 'Four in a row on a turning board.',
  lanternDrop: 'Stack falling lanterns so that lights of one colour touch.',
  marbleRun: 'Draw slopes that bring the marble home.',
  molePost: 'Remember which burrow wanted which parcel.',
  nightTram: 'Drift a tram round the old town without spilling tea.',
  orchardMaze: 'Gather apples, mind the sleepy bear.',
  paperRegatta: 'Sail folded boats, steal wind.',
  skyCourier: 'Fly letters between chimneys before the wind turns.',
  solitaryStars: 'Clear a sky of card constellations.',
  tidepool: 'Link letters into words before the tide washes them out.',
});

/** What keys and fingers do beyond what a title shows. */
export const keyWords = defineWords('gameKeys', {
  title: 'How to play',
  everywhere: 'P pauses, M mutes, R begins anew.',
  beaconKeep: 'Space places a light, Q and E choose which, Backspace or a held tap takes it up.',
  chalkTown: 'Type the word, or tap its letters. In a match Backspace takes a line back.',
  clockwork: 'Space turns a gear right, Backspace left. Or tap a half of it.',
  duelOfKites: 'Left and right steer, up or Space pulls. The second has A, D, W: who pulls joins in.',
  fourLamps: 'Space drops a lamp, Q and E turn the board. Or tap.',
  marbleRun: 'Draw. Enter or a tap on the marble lets it go, Backspace takes a line back.',
  molePost: 'Q W E, A S D, Z X C as the burrows lie. Or tap.',
  orchardMaze: 'Hold an arrow to run, tap it to tiptoe, Space throws the honey. Or swipe, and tap.',
  paperRegatta: 'Left and right steer; Space or both spend the wind you have stolen.',
  solitaryStars: 'Space plays a card, down draws, up lights the comet, Backspace takes one back. Or tap.',
  tidepool: 'Type a word and press Enter, or draw over its letters.',
});
