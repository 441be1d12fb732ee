import type { Knex } from 'knex';
import { seesPerson } from '../friends/visiblePeople.ts';
import { namesIn } from './wordsIn.ts';

export interface NamedPerson {
  id: string;
  username: string;
}

/** The people behind the @names of a text, as who wrote it sees them. */
export async function peopleNamed(db: Knex, authorId: string, text: string): Promise<NamedPerson[]> {
  const names = namesIn(text);
  if (names.length === 0) return [];
  const { rows } = await db.raw(
    `select u.id, lower(cast(u.username as text)) as username from users u
     where u.username = any(cast(:names as citext[])) and ${seesPerson(':authorId', 'u')} order by u.id`,
    { names, authorId },
  );
  return rows;
}
