import type { WordGroup } from '@plaza/design-system';
import type { Thing } from '../play/thing.ts';
import { castleWords } from './castle/words.ts';
import { libraryWords } from './library/words.ts';
import { mermaidWords } from './mermaid/words.ts';
import { desertWords } from './desert/words.ts';
import { parkWords } from './children-park/words.ts';
import { coffeeWords } from './coffee/words.ts';
import { crocodileWords } from './crocodile/words.ts';
import { avatarWords } from './avatar/words.ts';
import { extraTerrestrialWords } from './extra-terrestrial/words.ts';
import { supermartWords } from './supermart/words.ts';
import { childrenPartyWords } from './children-party/words.ts';
import { explorerWords } from './explorer/words.ts';
import { hauntedFactoryWords } from './haunted-factory/words.ts';
import { mutantWords } from './mutant/words.ts';
/** What using the things of each place is called. */
const said: Readonly<Record<string, WordGroup>> = {
  castle: castleWords,
  library: libraryWords,
  mermaid: mermaidWords,
  desert: desertWords,
  'children-park': parkWords,
  coffee: coffeeWords,
  crocodile: crocodileWords,
  avatar: avatarWords,
  'extra-terrestrial': extraTerrestrialWords,
  supermart: supermartWords,
  'children-party': childrenPartyWords,
  explorer: explorerWords,
  'haunted-factory': hauntedFactoryWords,
  mutant: mutantWords,
};

/** What using `part` of a thing does now: the words for its state, else for how the part is, else for the part, else for the thing. */
export function thingWords(place: string, { id, partState }: Thing, part: string, state: string): string {
  const words: Readonly<Record<string, unknown>> = said[place]?.now ?? {};
  const is = partState?.(state, part);
  const keys = [`${id}:${state}`, `${id}/${part}:${is}`, `${id}:${is}`, `${id}/${part}`, id];
  const found = keys.map((key) => words[key]).find((word) => word !== undefined);
  return typeof found === 'string' ? found : '';
}
