import { at } from '../maths/random.ts';

export const KINDS = ['person', 'robot'] as const;
export const HAIR = ['bun', 'short', 'long', 'curls', 'none'] as const;
export const HATS = ['none', 'cap', 'beanie', 'pointed', 'crown', 'flower'] as const;

/** What somebody looks like in a zone. Colours are `#rrggbb`. */
export interface Looks {
  /** 'Avatar 1' of the form is a person, 'Avatar 2' a robot. */
  kind: (typeof KINDS)[number];
  skin: string;
  hair: string;
  top: string;
  bottom: string;
  accent: string;
  hairStyle: (typeof HAIR)[number];
  hat: (typeof HATS)[number];
}

export const SKINS = ['#F2C9A5', '#D99A6C', '#8A5A3B', '#5B3826', '#F7D9C0', '#B97A4F'] as const;
export const HAIRS = [
  ...['#2B1B17', '#5B3324', '#C98A3A', '#E8D3A0'],
  ...['#8A2F2F', '#3B3F5C', '#EDE6DA', '#2F6F73'],
] as const;
export const TOPS = [
  ...['#E4572E', '#2E86AB', '#F2B134', '#5CB85C', '#7D5BA6'],
  ...['#E26D8A', '#F3EFE6', '#2F4858', '#16A085', '#C0392B'],
] as const;
export const BOTTOMS = ['#2B2F4A', '#5B4636', '#3E5641', '#6B3F57', '#20242F'] as const;
export const ACCENTS = ['#FFB454', '#5CD6C0', '#FF7A8A', '#F3EFE6', '#8BD982', '#7FB4FF'] as const;

/** Looks for somebody who chose none: the same for the same name, wherever they are met. */
export function looksOf(name: string): Looks {
  let seed = 7;
  for (const letter of name) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  function take<T>(list: readonly T[]): T {
    seed = (Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x3c6ef35f) | 0;
    return at(list, Math.abs(seed >> 8));
  }
  return {
    kind: take(['person', 'person', 'person', 'robot']),
    skin: take(SKINS),
    hair: take(HAIRS),
    top: take(TOPS),
    bottom: take(BOTTOMS),
    accent: take(ACCENTS),
    hairStyle: take(['bun', 'short', 'long', 'curls']),
    hat: take(['none', 'none', 'none', 'none', ...HATS]),
  };
}
