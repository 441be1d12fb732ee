import type { Match } from '@plaza/api-contract';

const person = (name: string, id: string) => ({ id, name, username: name.toLowerCase(), profile: null });

/** A match of two, seen by the first of them. */
export function aMatch(more: Partial<Match> = {}): Match {
  const both = [
    { player: 0, person: person('Amber', '1'), here: true, wants_rematch: false },
    { player: 1, person: person('Basalt', '2'), here: true, wants_rematch: false },
  ];
  return {
    id: 'lamp4four2',
    game: { id: '6', slug: 'four-lamps', title: 'Four Lamps', url: 'about:blank#four-lamps' },
    phase: 'play',
    version: 1,
    players: more.phase === 'lobby' ? both.slice(0, 1) : both,
    least: 2,
    most: 2,
    player: 0,
    winners: [],
    seconds_left: null,
    state: null,
    next: null,
    ...more,
  };
}
