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

/** What keys and fingers do in it. */
export const keyWords = defineWords('gameKeys', {
  title: 'Keys',
  everywhere: 'P pauses, M turns the sound off and on, R begins anew. A gamepad works as well.',
  beaconKeep:
    'Arrows and Space place a light, Q and E choose which, Backspace takes it up again. Or tap a place; hold a light to take it up.',
  chalkTown:
    'Type the word, or tap its letters. In a match you draw with the mouse or a finger; Backspace takes a line back.',
  clockwork:
    'Arrows choose a gear, Space turns it to the right, Backspace to the left. Or tap its right or left half.',
  deepBell: 'Hold Space or the screen to sink, let go to rise. Each press turns you to the other side.',
  drumline: 'D, F, J and K, or the arrows, or the four quarters of the screen.',
  duelOfKites:
    'Left and right steer, up or Space pulls the string. Two play with A, D, W and the arrows, or on the two halves of a screen: who pulls joins in.',
  fourLamps:
    'Left and right choose a column, Space drops a lamp, Q and E turn the board. Or tap a column, or the turning arrows.',
  lanternDrop:
    'Left and right carry the lantern, Space or down lets it fall. Or drag it, and let go over a column.',
  marbleRun:
    'Draw with the mouse or a finger; Enter or a tap on the marble lets it go, Backspace takes a line back. By keys: arrows, with Space held to draw.',
  molePost: 'Tap a burrow, or Q W E, A S D, Z X C as they lie. Arrows and Space work too.',
  nightTram:
    'Left and right steer; hold to drift, both at once brake. On a phone: the two halves of the screen.',
  orchardMaze:
    'Hold an arrow to run, tap it to tiptoe, Space throws the honey. On a phone: swipe and hold to run, swipe to tiptoe, tap for the honey.',
  paperRegatta:
    'Left and right steer; Space spends the wind that you have stolen. On a phone: the two halves of the screen, both at once for the wind.',
  skyCourier: 'Hold Space or the screen to climb, let go to sink.',
  solitaryStars:
    'Left and right choose a card, Space plays it, down draws, up lights the comet, Backspace takes one back. Or tap.',
  tidepool: 'Type a word and press Enter, or draw over its letters. Arrows and Space work too.',
});
