import type { Knex } from 'knex';
import { type Language, LANGUAGES } from '../language/language.ts';

/** What each of them wanted to read when they were last here; who never said is not among them. */
export async function languagesOf(db: Knex, userIds: readonly string[]): Promise<Map<string, Language>> {
  const sessions: { user_id: string; language: string }[] = await db('session_families')
    .distinctOn('user_id')
    .whereIn('user_id', userIds)
    .whereIn('language', LANGUAGES)
    .orderBy([{ column: 'user_id' }, { column: 'rotated_at', order: 'desc' }])
    .select('user_id', 'language');
  return new Map(
    sessions.flatMap(({ user_id, language }) => {
      const spoken = LANGUAGES.find((tag) => tag === language);
      return spoken ? [[user_id, spoken] as const] : [];
    }),
  );
}
