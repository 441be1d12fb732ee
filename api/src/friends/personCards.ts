import type { Friendship, PersonCard } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { prepared } from '../db/prepared.ts';
import { friendshipSql } from './friendship.ts';

interface CardRow {
  id: string;
  name: string;
  username: string;
  picture: string | null;
  organisation: string | null;
  friendship: Friendship;
  mutual_count: number;
}

// $1 is who looks, $2 the people in their order. The friends of who looks are read once, not once for each person.
export const CARDS = `
  with mine as materialized (select friend_id from friendships where user_id = $1)
  select u.id, u.name, u.username, u.picture, u.organisation, ${friendshipSql('$1', 'u.id')} as friendship,
    case when u.id = $1 then 0 else (
      select count(*)::int from friendships theirs
      where theirs.user_id = u.id and theirs.friend_id in (select friend_id from mine)) end as mutual_count
  from unnest($2::bigint[]) with ordinality as asked(id, place) join users u on u.id = asked.id
  order by asked.place`;

const readCards = prepared<CardRow>(CARDS);

/** These people as cards, in this order. Whom the viewer may see is for the caller to know. */
export async function personCards(db: Knex, viewerId: string, ids: readonly string[]): Promise<PersonCard[]> {
  if (ids.length === 0) return [];
  return (await readCards(db, [viewerId, ids])).map(presentCard);
}

function presentCard(row: CardRow): PersonCard {
  const { id, name, username, picture, organisation, friendship, mutual_count } = row;
  return { id, name, username, profile: picture, organisation, friendship, mutual_count };
}
