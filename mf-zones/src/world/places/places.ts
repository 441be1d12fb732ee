import type { Place } from './place.ts';

/** What the page knows of each place: its light, its things, its sound. A chunk each. */
const places: Readonly<Record<string, () => Promise<Place>>> = {
  castle: async () => (await import('./castle/castle.ts')).castle,
  library: async () => (await import('./library/library.ts')).library,
  mermaid: async () => (await import('./mermaid/mermaid.ts')).mermaid,
  desert: async () => (await import('./desert/desert.ts')).desert,
  'children-park': async () => (await import('./children-park/children-park.ts')).park,
  coffee: async () => (await import('./coffee/coffee.ts')).coffee,
  crocodile: async () => (await import('./crocodile/crocodile.ts')).crocodile,
  avatar: async () => (await import('./avatar/avatar.ts')).avatar,
  'extra-terrestrial': async () =>
    (await import('./extra-terrestrial/extra-terrestrial.ts')).extraTerrestrial,
  supermart: async () => (await import('./supermart/supermart.ts')).supermart,
  'children-party': async () => (await import('./children-party/children-party.ts')).childrenParty,
  explorer: async () => (await import('./explorer/explorer.ts')).explorer,
  'haunted-factory': async () => (await import('./haunted-factory/haunted-factory.ts')).hauntedFactory,
  mutant: async () => (await import('./mutant/mutant.ts')).mutant,
};

export const placeIds = Object.keys(places);

/** The place of an id, or of an older name for it; `null` where nobody has built one. */
export async function loadPlace(id: string): Promise<Place | null> {
  return (await places[id]?.()) ?? null;
}
