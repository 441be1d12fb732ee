import { Avatar } from './Avatar.tsx';
import { Castle } from './Castle.tsx';
import { ChildrenParty } from './ChildrenParty.tsx';
import { Coffee } from './Coffee.tsx';
import { Crocodile } from './Crocodile.tsx';
import { Desert } from './Desert.tsx';
import { Explorer } from './Explorer.tsx';
import { ExtraTerrestrial } from './ExtraTerrestrial.tsx';
import { HauntedFactory } from './HauntedFactory.tsx';
import { Library } from './Library.tsx';
import { Mermaid } from './Mermaid.tsx';
import { Mutant } from './Mutant.tsx';
import type { Place } from './place.ts';
import { Square } from './Square.tsx';
import { SuperMarket } from './SuperMarket.tsx';

const places: Record<string, Place> = {
  '/zones/crocodile': Crocodile,
  '/zones/library': Library,
  '/zones/coffee': Coffee,
  '/zones/avatar': Avatar,
  '/zones/castle': Castle,
  '/zones/supermart': SuperMarket,
  '/zones/children-party': ChildrenParty,
  '/zones/desert': Desert,
  '/zones/explorer': Explorer,
  '/zones/extra-terrestrial': ExtraTerrestrial,
  '/zones/haunted-factory': HauntedFactory,
  '/zones/mermaid': Mermaid,
  '/zones/mutant': Mutant,
};

/** The picture of a zone by its address; a zone that nobody has drawn yet is a corner of the square. */
export function placeOf(path: string): Place {
  return places[path] ?? Square;
}
