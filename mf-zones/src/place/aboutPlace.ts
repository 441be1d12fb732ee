const about: Record<string, string> = {
  '/zones/crocodile':
    'The island in the middle of the pond breathes. It is a crocodile, asleep with one eye open.',
  '/zones/library': 'A round stair winds up a tree of books, and somebody has lit every lamp.',
  '/zones/coffee':
    'Rain runs down the panes. Inside, a copper machine as large as a cupboard hums at the bar.',
  '/zones/avatar': 'Plants answer with light, and the leaves of the great tree fall upwards.',
  '/zones/castle':
    'Torches burn at the gate, the flag moves on the keep, and the moat holds the first stars.',
  '/zones/supermart': 'Two escalators, a clock tower between them, and every shop window awake.',
  '/zones/children-party':
    'A cake with stairs in its side, balloons in every corner, confetti that never quite lands.',
  '/zones/desert': 'An arch older than the sand that buries it, and a sun that takes its time to set.',
  '/zones/explorer': 'A rope bridge, a long way up, and a beacon on the summit that is seen from everywhere.',
  '/zones/extra-terrestrial': 'Under two moons a craft stands half open. It has been silent since it came.',
  '/zones/haunted-factory':
    'The lamp flickers, the fog comes in, and the chimney breathes though nobody works here.',
  '/zones/mermaid': 'Shafts of light fall on a stage that is a shell, and the audience has fins.',
  '/zones/mutant': 'Something grew in the glass dome of the lab garden. Then it grew out of it.',
};

/** What stands in a zone, in a sentence; nothing for a zone that nobody has described. */
export function aboutPlace(path: string): string | undefined {
  return about[path];
}
