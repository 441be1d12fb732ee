import { CallError } from '../../http/errors.ts';
import type { OutsideClaims } from './oidcProvider.ts';

/** What a newcomer is called here. */
export interface Names {
  name: string;
  /** What their @name begins with; empty where it should say nothing of theirs. */
  handle: string;
}

const MOST_LETTERS = 40;

/** The names that a login elsewhere brings, without those in which a rule of the moderators finds something. */
export async function namesOf(
  { name, email = '' }: Pick<OutsideClaims, 'name' | 'email'>,
  permitWords: (member: null, texts: readonly string[]) => Promise<void>,
): Promise<Names> {
  const orNothing = (text: string) =>
    permitWords(null, [text]).then(
      () => text,
      (error: unknown) => {
        if (error instanceof CallError) return '';
        throw error;
      },
    );
  const [local = ''] = email.split('@');
  const handle = await orNothing(local);
  const plain = (name ?? handle).replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  const shown = await orNothing([...plain].slice(0, MOST_LETTERS).join(''));
  return { name: shown || 'Newcomer', handle };
}
