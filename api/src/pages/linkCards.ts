import type { Knex } from 'knex';
import type { FileOf, LinkCard } from '../http/LinkCard.ts';
import type { Language } from '../language/language.ts';
import { gameLinkCard } from '../games/gameLinkCard.ts';
import { postLinkCard } from '../feed/postLinkCard.ts';
import { personLinkCard } from '../profiles/personLinkCard.ts';
import { madeZoneLinkCard, placeLinkCard } from '../zones/zoneLinkCard.ts';

interface Asked {
  db: Knex;
  named: string;
  language: Language;
  fileOf: FileOf;
}

/** Addresses that unfold to more than the server itself. A reader answers nothing for what a stranger may not know. */
const READERS: readonly { pattern: RegExp; read: (asked: Asked) => Promise<LinkCard | undefined> }[] = [
  { pattern: /^\/user\/([^/]{1,180})\/?$/, read: ({ db, named }) => personLinkCard(db, named) },
  {
    pattern: /^\/play\/([^/]{1,80})\/?$/,
    read: ({ db, named, language }) => gameLinkCard(db, named, language),
  },
  {
    pattern: /^\/post\/(\d{1,18})\/?$/,
    read: ({ db, named, language }) => postLinkCard(db, named, language),
  },
  {
    pattern: /^\/zones\/([^/]{1,80})\/?$/,
    read: async ({ named, language, fileOf }) => placeLinkCard(named, language, fileOf),
  },
  { pattern: /^\/zones\/u\/([^/]{1,80})\/?$/, read: (asked) => madeZoneLinkCard(asked) },
];

/** The card of an address, if it has one of its own. `fileOf` finds pictures that are files of a remote. */
export async function linkCardOf(
  db: Knex,
  path: string,
  language: Language,
  fileOf: FileOf = () => undefined,
): Promise<LinkCard | undefined> {
  for (const { pattern, read } of READERS) {
    const [, named] = pattern.exec(path) ?? [];
    const name = named && decoded(named);
    if (name) return read({ db, named: name, language, fileOf });
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
