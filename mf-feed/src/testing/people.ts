import type { PersonCard } from '@plaza/api-contract';

/** A person of a list of whom the test says only what matters. */
export function aPerson(but: Partial<PersonCard> = {}): PersonCard {
  return {
    id: '3',
    name: 'Cedar Novak',
    username: 'cedar',
    profile: null,
    organisation: null,
    friendship: 'none',
    mutual_count: 0,
    ...but,
  };
}

export const amber = aPerson({
  id: '1',
  name: 'Amber Lindqvist',
  username: 'amber',
  organisation: 'Plaza',
  friendship: 'friends',
  mutual_count: 2,
});
export const basalt = aPerson({
  id: '2',
  name: 'Basalt Okoro',
  username: 'basalt',
  organisation: 'Harbour Light Radio',
});
export const cedar = aPerson({ mutual_count: 1 });
