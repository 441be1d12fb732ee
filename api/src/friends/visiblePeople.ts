import type { Knex } from 'knex';
import { User } from '../users/User.ts';

// The one rule of who is there for whom, as SQL that every read path puts into its query. `viewer` is an
// expression for the id of who looks (`$1`, `:me`), `person` the alias of a row of `users`. The ids of walls and
// mutes are read once for each query, not once for each row.

/** Neither has blocked the other. */
export function noWall(viewer: string, personId: string): string {
  return `${personId} <> all (array(
    select other_id from blocks where user_id = ${viewer}
    union all select user_id from blocks where other_id = ${viewer}))`;
}

/** Has not been muted. For feeds, suggestions and announcements, not for profiles and searches. */
export function notMuted(viewer: string, personId: string): string {
  return `${personId} <> all (array(select other_id from mutes where user_id = ${viewer}))`;
}

/** Not blocked by an administrator, and nobody's guest of a day but one's own self. */
function isAround(viewer: string, person: string): string {
  return `not ${person}.is_blocked and ${person}.joined_at is not null
    and (${person}.demo_until is null or ${person}.id = ${viewer})`;
}

/** Whether somebody is there at all for who looks. */
export function seesPerson(viewer: string, person: string): string {
  return `(${isAround(viewer, person)} and ${person}.deleted_at is null and ${noWall(viewer, `${person}.id`)})`;
}

/** The same for what somebody wrote: it may have been left here by who is gone. */
export function seesWordsOf(viewer: string, person: string): string {
  return `(${isAround(viewer, person)} and (${person}.deleted_at is null or ${person}.keeps_posts)
    and ${noWall(viewer, `${person}.id`)})`;
}

/** The person of this name, if who looks may see them. */
export async function findSeen(db: Knex, viewerId: string, username: string): Promise<User | undefined> {
  return User.query(db)
    .alias('u')
    .where('u.username', username)
    .whereRaw(seesPerson(':me', 'u'), { me: viewerId })
    .first();
}

/** The same, also behind one's own wall: who has built it may take it away. For who was shut out nobody is there. */
export function reachesPerson(viewer: string, person: string): string {
  return `(${seesPerson(viewer, person)} or ${person}.id in (select other_id from blocks where user_id = ${viewer}))`;
}

/**
 * The person of this name, also behind one's own wall: for who takes it away, or tells the administrators why it had to
 * be built. For who was shut out nobody is there. One question: between two the wall could come down, and both miss them.
 */
export async function findReachable(db: Knex, viewerId: string, username: string): Promise<User | undefined> {
  return User.query(db)
    .alias('u')
    .where('u.username', username)
    .whereRaw(reachesPerson(':me', 'u'), { me: viewerId })
    .first();
}
