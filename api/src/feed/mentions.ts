import type { Knex } from 'knex';
import { seesPerson } from '../friends/visiblePeople.ts';
import { type Note, notify, takeBack } from '../notifications/notify.ts';
import type { Announcement } from '../notifications/publishInOrder.ts';
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

interface Renamed {
  authorId: string;
  postId: string;
  commentId?: string;
  /** The @names as they were, and as they are now. */
  before: readonly string[];
  now: readonly string[];
  /** Who is named for the first time, and told of it. */
  fresh?: readonly NamedPerson[];
}

/**
 * Whose name was taken out before they read of it were never named. One after the other in the order of their ids, with
 * those who are named now: whoever takes back a comment that names the same people does so too.
 */
export async function changeMentions(
  db: Knex,
  { authorId, postId, commentId, before, now, fresh = [] }: Renamed,
): Promise<Announcement[]> {
  const gone = before.filter((name) => !now.includes(name));
  const people: string[] = gone.length === 0 ? [] : await db('users').whereIn('username', gone).pluck('id');
  const about = { kind: 'mention', actorId: authorId, postId, ...(commentId && { commentId }) } as const;
  const steps: [note: Note, isNew: boolean][] = [
    ...people.map((to): [Note, boolean] => [{ ...about, to }, false]),
    ...fresh.map(({ id: to }): [Note, boolean] => [{ ...about, to }, true]),
  ];
  const announcements: Announcement[] = [];
  for (const [note, isNew] of steps.toSorted(([one], [other]) => Number(one.to) - Number(other.to)))
    announcements.push(...(isNew ? await notify(db, [note]) : await takeBack(db, note)));
  return announcements;
}
