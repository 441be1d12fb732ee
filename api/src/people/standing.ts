import { createHash } from 'node:crypto';
import type { Friendship } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { tryCounter } from '../auth/tryCounter.ts';
import { takeTurn } from '../db/takeTurn.ts';
import { muted } from '../http/commonErrors.ts';
import { found, permit } from '../http/errors.ts';
import type { Member } from '../http/session.ts';
import { canSpeak } from '../http/standing.policy.ts';
import { notify, takeBack } from '../notifications/notify.ts';
import { publishInOrder, type Announcement } from '../notifications/publishInOrder.ts';
import { lookAgain } from '../realtime/lookAgain.ts';
import { holdPeople } from '../users/holdPeople.ts';
import type { User } from '../users/User.ts';
import { unknownPerson } from '../users/users.errors.ts';
import { notForDemo, tooManyFriends, tooManyRequests, yourself } from './friends.errors.ts';
import { friendshipWith } from '../friends/friendship.ts';
import { findSeen } from '../friends/visiblePeople.ts';

const MOST_FRIENDS = 5000;
const MOST_REQUESTS = 300;
/** Whatever became of them: who takes each back again would ring at every door of Plaza. */
const MOST_ASKED_A_DAY = 300;

export interface Pair {
  db: Knex;
  me: Member;
  other: User;
}

/** The other one of a pair. From here to the commit nobody else changes how the two stand to each other. */
export async function holdPair(db: Knex, me: Member, username: string): Promise<Pair> {
  const { id } = found(await findSeen(db, me.id, username), unknownPerson);
  permit(id !== me.id, yourself);
  await lockPair(db, me.id, id);
  // Asked again: while this waited, a wall may have been put up by whoever held the pair before.
  const other = found(await findSeen(db, me.id, username), unknownPerson);
  permit(other.id === id, unknownPerson);
  return { db, me, other };
}

export async function lockPair(db: Knex, oneId: string, otherId: string): Promise<void> {
  const [first, second] = oneId < otherId ? [oneId, otherId] : [otherId, oneId];
  await takeTurn(db, 'friends', first, second);
}

/** Asks to be friends, or accepts where the other one has asked. Who is muted accepts, and asks nobody. */
export async function askOrAccept(
  pair: Pair,
  { now, mayAsk }: { now: Date; mayAsk: boolean },
): Promise<Friendship> {
  const { db, me, other } = pair;
  permit(!me.isDemo, notForDemo);
  const before = await standing(pair);
  if (before === 'friends' || before === 'requested') return before;
  // It was declined on another device, or withdrawn, while this was on its way.
  if (before !== 'asked' && !mayAsk) return before;
  const announcements: Announcement[] = [];
  if (before === 'asked') {
    await holdPeople(db, [me.id, other.id]);
    await permitMoreFriends(db, me.id);
    await permitMoreFriends(db, other.id);
    announcements.push(...(await endRequests(db, me.id, other.id)));
    await db('friendships').insert([
      { user_id: me.id, friend_id: other.id },
      { user_id: other.id, friend_id: me.id },
    ]);
    await lookAgain(db, { userIds: [me.id, other.id] });
    announcements.push(...(await notify(db, [{ to: other.id, kind: 'accepted', actorId: me.id }])));
  } else {
    permit(canSpeak(me, now), muted);
    await holdPeople(db, [me.id]);
    permit((await countRows(db, 'friend_requests', { from_id: me.id })) < MOST_REQUESTS, tooManyRequests);
    await permitAsking(db, me.id, now);
    await db('friend_requests').insert({ from_id: me.id, to_id: other.id });
    announcements.push(...(await notify(db, [{ to: other.id, kind: 'request', actorId: me.id }])));
  }
  return tellBoth(pair, announcements);
}

/** Declines their request, or withdraws one's own. */
export async function endRequest(pair: Pair): Promise<Friendship> {
  const { db, me, other } = pair;
  const now = await standing(pair);
  if (now !== 'requested' && now !== 'asked') return now;
  return tellBoth(pair, await endRequests(db, me.id, other.id));
}

export async function unfriend(pair: Pair): Promise<Friendship> {
  const now = await standing(pair);
  if (now !== 'friends') return now;
  await endFriendship(pair.db, pair.me.id, pair.other.id);
  await lookAgain(pair.db, { userIds: [pair.me.id, pair.other.id] });
  return tellBoth(pair, []);
}

export async function endFriendship(db: Knex, oneId: string, otherId: string): Promise<void> {
  await db('friendships').where({ user_id: oneId, friend_id: otherId }).delete();
  await db('friendships').where({ user_id: otherId, friend_id: oneId }).delete();
}

export async function endRequests(db: Knex, oneId: string, otherId: string): Promise<Announcement[]> {
  const ended: { from_id: string; to_id: string }[] = await db('friend_requests')
    .where({ from_id: oneId, to_id: otherId })
    .orWhere({ from_id: otherId, to_id: oneId })
    .delete()
    .returning(['from_id', 'to_id']);
  const announcements: Announcement[] = [];
  // Nothing else is held: whoever reads all goes from the oldest to the newest, and two ways round would wait for each other.
  for (const { from_id, to_id } of ended)
    announcements.push(...(await takeBack(db, { to: to_id, kind: 'request', actorId: from_id })));
  return announcements;
}

/** Every device of both hears how they stand now, and what else is announcements to them. */
export async function tellBoth(
  { db, me, other }: Pair,
  announcements: readonly Announcement[],
): Promise<Friendship> {
  const mine = await standing({ db, me, other });
  const theirs = (await friendshipWith(db, other.id, [me.id])).get(me.id) ?? 'none';
  const about = ({ id: user_id, username }: Pick<User, 'id' | 'username'>, friendship: Friendship) =>
    ({ type: 'friendship', payload: { user_id, username, friendship } }) as const;
  await publishInOrder(db, [
    { to: me.id, event: about(other, mine) },
    { to: other.id, event: about(me, theirs) },
    ...announcements,
  ]);
  return mine;
}

async function standing({ db, me, other }: Pair): Promise<Friendship> {
  return (await friendshipWith(db, me.id, [other.id])).get(other.id) ?? 'none';
}

async function permitAsking(db: Knex, userId: string, now: Date): Promise<void> {
  const key = createHash('sha256').update(`friends asked by ${userId}`).digest();
  const tries = { key, burst: MOST_ASKED_A_DAY, perHour: MOST_ASKED_A_DAY / 24, now };
  permit(await tryCounter({ db, redis: undefined })(tries), tooManyRequests);
}

async function permitMoreFriends(db: Knex, userId: string): Promise<void> {
  permit((await countRows(db, 'friendships', { user_id: userId })) < MOST_FRIENDS, tooManyFriends);
}

async function countRows(db: Knex, table: string, which: Record<string, string>): Promise<number> {
  const [row] = await db(table).where(which).count({ count: '*' });
  return Number(row?.['count']);
}
