import { defineWords } from '../words.ts';

export const placeWords = defineWords('place', {
  all: 'All zones',
  enter: 'Walk in',
  loading: 'Loading the zone',
  failed: 'This zone did not load',
  missing: 'This zone is not there',
  missingWords: 'There is no zone at this address.',
  see: 'See all zones',
});

/** What stands in each of the thirteen. */
export const aboutWords = defineWords('aboutPlaces', {
  crocodile: 'The island in the middle of the pond breathes. It is a crocodile, asleep with one eye open.',
  library: 'A round stair winds up a tree of books, and somebody has lit every lamp.',
  coffee: 'Rain runs down the panes. Inside, a copper machine as large as a cupboard hums at the bar.',
  avatar: 'Plants answer with light, and the leaves of the great tree fall upwards.',
  castle: 'Torches burn at the gate, the flag moves on the keep, and the moat holds the first stars.',
  supermart: 'Two escalators, a clock tower between them, and every shop window awake.',
  'children-party':
    'A cake with stairs in its side, balloons in every corner, confetti that never quite lands.',
  'children-park': 'A carousel of paper animals turns by itself, and a kite holds the wind by its string.',
  desert: 'An arch older than the sand that buries it, and a sun that takes its time to set.',
  explorer: 'A rope bridge, a long way up, and a beacon on the summit that is seen from everywhere.',
  'extra-terrestrial': 'Under two moons a craft stands half open. It has been silent since it came.',
  'haunted-factory':
    'The lamp flickers, the fog comes in, and the chimney breathes though nobody works here.',
  mermaid: 'Shafts of light fall on a stage that is a shell, and the audience has fins.',
  mutant: 'Something grew in the glass dome of the lab garden. Then it grew out of it.',
});
