import type { Knex } from 'knex';
import {
  PEOPLE_NEARLY,
  peopleAmong,
  peopleByBeginning,
  peopleByLetters,
  wordsOf,
} from './peopleStatements.ts';

/** With fewer than these, who is written nearly so is looked for as well. */
const ENOUGH = 8;
/** A letter or two are the beginning of every tenth name, and like nothing. */
const LEAST_LETTERS = 3;
/** How alike a word must be, of 1. A letter too many, too few, wrong, or two of them swapped pass the lower one. */
const ALIKE = { beside: 0.6, alone: 0.45 };

/** The ids of people whose names begin with the text, or nearly so; those near to who asks first. */
export async function searchPeople(pool: Knex, me: string, text: string): Promise<string[]> {
  const typed = text.trim().replace(/^@/, '');
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const isShort = letters(typed) < LEAST_LETTERS;
  const statement = isShort && words.length === 1 ? peopleByLetters() : peopleByBeginning(words.length);
  const values = { me, typed, ...Object.fromEntries(words.map((word, at) => [`w${at}`, word])) };
  const found = idsIn(await pool.raw(statement, values));
  if (found.length >= ENOUGH || isShort) return found;

  const nearly = await findNearly(pool, typed, found.length > 0 ? ALIKE.beside : ALIKE.alone);
  if (nearly.length === 0) return found;
  const ranked = idsIn(await pool.raw(peopleAmong(), { me, typed, ids: nearly }));
  return [...new Set([...found, ...ranked])];
}

/** Only the index of likenesses helps here. The planner would rather walk through everybody until it has enough. */
async function findNearly(pool: Knex, typed: string, alike: number): Promise<string[]> {
  return pool.transaction(async (db) => {
    await db.raw(
      `set local pg_trgm.word_similarity_threshold = ${alike};
       set local enable_seqscan = off; set local enable_indexscan = off`,
    );
    return idsIn(await db.raw(PEOPLE_NEARLY, { typed }));
  });
}

function idsIn({ rows }: { rows: { id: string }[] }): string[] {
  return rows.map(({ id }) => id);
}

function letters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
