import type { Knex } from 'knex';
import type { LinkCard } from '../http/LinkCard.ts';
import type { Language } from '../language/language.ts';
import { gameLinkCard } from '../games/gameLinkCard.ts';
import { postLinkCard } from '../feed/postLinkCard.ts';
import { personLinkCard } from '../profiles/personLinkCard.ts';

/** Addresses that unfold to more than the server itself. A reader answers nothing for what a stranger may not know. */
const READERS: readonly {
  pattern: RegExp;
  read: (db: Knex, named: string, language: Language) => Promise<LinkCard | undefined>;
}[] = [
  { pattern: /^\/user\/([^/]{1,180})\/?$/, read: personLinkCard },
  { pattern: /^\/play\/([^/]{1,80})\/?$/, read: gameLinkCard },
  { pattern: /^\/post\/(\d{1,18})\/?$/, read: postLinkCard },
];

/** The card of an address, if it has one of its own. */
export async function linkCardOf(db: Knex, path: string, language: Language): Promise<LinkCard | undefined> {
  for (const { pattern, read } of READERS) {
    const [, named] = pattern.exec(path) ?? [];
    const name = named && decoded(named);
    if (name) return read(db, name, language);
  }
  return undefined;
}

function decoded(part: string): string | undefined {
  try {
    const text = decodeURIComponent(part);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
