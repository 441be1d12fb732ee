import type { PersonCard } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { cursorOf, placeIn, readCursor } from '../http/cursor.ts';
import { personCards } from '../friends/personCards.ts';
import { notMuted, seesPerson } from '../friends/visiblePeople.ts';

const PAGE = 40;
const MOST_SUGGESTED = 20;
/** So many friends tell enough about whom one may know. */
const MOST_ASKED = 300;
const MOST_HIDDEN = 500;

export interface PeoplePage {
  items: PersonCard[];
  next: string | null;
}

/** Somebody's friends by name, as the viewer may see them. */
export async function listFriends(
  db: Knex,
  viewerId: string,
  userId: string,
  cursor: string | undefined,
): Promise<PeoplePage> {
  const after = readCursor('friends', cursor);
  // Where they stood then: they may be called otherwise since, or be forgotten.
  const afterName =
    placeIn(cursor) ?? (after && (await db('users').where({ id: after }).first('name'))?.name);
  const rows = await peopleOf(
    db,
    `select u.id, u.name from friendships f join users u on u.id = f.friend_id
     where f.user_id = :userId and ${seesPerson(':viewerId', 'u')}
       ${after ? 'and (lower(u.name), u.id) > (lower(cast(:afterName as text)), cast(:after as bigint))' : ''}
     order by lower(u.name), u.id limit ${PAGE + 1}`,
    { userId, viewerId, ...(after ? { after, afterName: afterName ?? '' } : {}) },
  );
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  const items = await personCards(
    db,
    viewerId,
    shown.map(({ id }) => id),
  );
  return { items, next: rows.length > PAGE && last ? cursorOf('friends', last.id, last.name) : null };
}

/** Who waits for one's answer, or for whose answer one waits; newest first. */
export async function listRequests(
  db: Knex,
  me: string,
  way: 'incoming' | 'outgoing',
): Promise<PersonCard[]> {
  const [mine, theirs] = way === 'incoming' ? ['to_id', 'from_id'] : ['from_id', 'to_id'];
  const ids = await idsOf(
    db,
    `select u.id from friend_requests r join users u on u.id = r.${theirs}
     where r.${mine} = :me and ${seesPerson(':me', 'u')} order by r.created_at desc, u.id limit 200`,
    { me },
  );
  return personCards(db, me, ids);
}

/** Friends of friends who are not yet one's own, those with most friends in common first. */
export async function listSuggestions(db: Knex, me: string): Promise<PersonCard[]> {
  const ids = await idsOf(
    db,
    `select u.id from (
       select theirs.friend_id as id, count(*) as mutual
       from (select friend_id from friendships where user_id = :me order by created_at desc limit ${MOST_ASKED}) mine
       join friendships theirs on theirs.user_id = mine.friend_id
       where theirs.friend_id <> :me
         and theirs.friend_id not in (select friend_id from friendships where user_id = :me)
         and theirs.friend_id not in (select to_id from friend_requests where from_id = :me)
         and theirs.friend_id not in (select from_id from friend_requests where to_id = :me)
         and theirs.friend_id not in (select other_id from not_suggested where user_id = :me)
       group by theirs.friend_id
     ) near join users u on u.id = near.id
     where ${seesPerson(':me', 'u')} and ${notMuted(':me', 'u.id')}
     order by near.mutual desc, u.id limit ${MOST_SUGGESTED}`,
    { me },
  );
  return personCards(db, me, ids);
}

/** Whom one has muted, newest first. Who has put up a wall since is not there, as everywhere. */
export async function listMuted(db: Knex, me: string): Promise<PersonCard[]> {
  const ids = await idsOf(
    db,
    `select u.id from mutes m join users u on u.id = m.other_id
     where m.user_id = :me and ${seesPerson(':me', 'u')}
     order by m.created_at desc, u.id limit ${MOST_HIDDEN}`,
    { me },
  );
  return personCards(db, me, ids);
}

/** Whom one has blocked, newest first: no more of them than it takes to unblock the right one. */
export async function listBlocked(db: Knex, me: string): Promise<PersonCard[]> {
  const ids = await idsOf(
    db,
    `select u.id from blocks b join users u on u.id = b.other_id
     where b.user_id = :me and u.deleted_at is null
     order by b.created_at desc, u.id limit ${MOST_HIDDEN}`,
    { me },
  );
  return (await personCards(db, me, ids)).map((card) => ({ ...card, organisation: null, mutual_count: 0 }));
}

async function idsOf(db: Knex, sql: string, values: Record<string, string>): Promise<string[]> {
  return (await peopleOf(db, sql, values)).map(({ id }) => id);
}

async function peopleOf(
  db: Knex,
  sql: string,
  values: Record<string, string>,
): Promise<{ id: string; name: string }[]> {
  return (await db.raw(sql, values)).rows;
}
