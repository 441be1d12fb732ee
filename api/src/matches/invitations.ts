import type { MatchFriend } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { findSeen, seesPerson } from '../friends/visiblePeople.ts';
import { friendsAmong } from '../friends/friendship.ts';
import { found, permit } from '../http/errors.ts';
import type { Member } from '../http/session.ts';
import { notify } from '../notifications/notify.ts';
import { publishInOrder } from '../notifications/publishInOrder.ts';
import { STALE_SECONDS } from '../realtime/Presence.ts';
import { holdPeople } from '../users/holdPeople.ts';
import { unknownPerson } from '../users/users.errors.ts';
import type { HeldMatch } from './Match.ts';
import { friendsOnly, matchBegun, tooManyInvitations } from './matches.errors.ts';

const MOST_SHOWN = 50;
const HOUR_MS = 60 * 60 * 1000;
/** So often an hour somebody may ask others, and so often the same one. */
const MOST_AN_HOUR = { all: 40, same: 5 };

const FRIENDS = `
  select u.id, u.name, u.username, u.picture, i.user_id is not null as invited
  from friendships f join users u on u.id = f.friend_id
  left join match_invitations i on i.match_id = :matchId and i.user_id = u.id
  where f.user_id = :me and ${seesPerson(':me', 'u')}
    and not exists (select from match_players p where p.match_id = :matchId and p.user_id = u.id)
    and exists (select from hub_presence h where h.user_id = u.id
      and h.seen_at > now() - make_interval(secs => :stale))
  order by lower(u.name), u.id limit ${MOST_SHOWN}`;

/** The friends of a player who are online and not in the match. */
export async function friendsToAsk(db: Knex, me: string, matchId: string): Promise<MatchFriend[]> {
  const { rows } = await db.raw(FRIENDS, { me, matchId, stale: STALE_SECONDS });
  return rows.map(({ id, name, username, picture, invited }: FriendRow) => ({
    ...{ id, name, username, profile: picture, invited },
  }));
}

interface FriendRow {
  id: string;
  name: string;
  username: string;
  picture: string | null;
  invited: boolean;
}

/** Asks a friend to a match that waits, once. */
export async function invite(
  db: Knex,
  { row, players }: HeldMatch,
  { me, username, now }: { me: Member; username: string; now: Date },
): Promise<{ username: string; invited: true }> {
  permit(row.phase === 'lobby', matchBegun);
  const person = found(await findSeen(db, me.id, username), unknownPerson);
  permit((await friendsAmong(db, me.id, [person.id])).length > 0, friendsOnly);
  const answer = { username: person.username, invited: true as const };
  if (players.some(({ user_id }) => user_id === person.id)) return answer;
  const asked = await db('match_invitations').where({ match_id: row.id, user_id: person.id }).first('by_id');
  if (asked) return answer;
  await permitOneMore(db, { byId: me.id, userId: person.id, since: new Date(now.getTime() - HOUR_MS) });
  await db('match_invitations').insert({ match_id: row.id, user_id: person.id, by_id: me.id, at: now });
  const note = { to: person.id, kind: 'match-invite' as const, actorId: me.id, matchId: row.id };
  await publishInOrder(db, await notify(db, [note]));
  return answer;
}

async function permitOneMore(
  db: Knex,
  { byId, userId, since }: { byId: string; userId: string; since: Date },
): Promise<void> {
  // From several matches at once the last one must not be sent by each.
  await holdPeople(db, [byId]);
  const [{ all, same } = { all: 0, same: 0 }] = await db('match_invitations')
    .where({ by_id: byId })
    .andWhere('at', '>', since)
    .select(db.raw('count(*)::int as "all", count(*) filter (where user_id = ?)::int as same', [userId]));
  permit(all < MOST_AN_HOUR.all && same < MOST_AN_HOUR.same, tooManyInvitations);
}
