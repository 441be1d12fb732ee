import type { IconNode } from 'lucide';
import type { groupWords } from './words.ts';

export type GroupName = keyof typeof groupWords.base;

/** Something that the palette leads to. */
export interface Entry {
  /** One of a kind, also among what was found elsewhere. */
  id: string;
  group: GroupName;
  label: string;
  /** Said small beside it: a username, a kind. */
  hint?: string;
  /** Words that find it too. */
  also?: string;
  icon?: IconNode;
  /** A person shows a face in place of an icon. */
  face?: string | null;
  /** An address, or something done in place. */
  leads: { to: string } | { act(): void };
}
