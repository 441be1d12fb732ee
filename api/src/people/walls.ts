import { createHash } from 'node:crypto';
import type { CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { tryCounter } from '../auth/tryCounter.ts';
import { tooMany } from '../http/commonErrors.ts';
import { found, permit } from '../http/errors.ts';
import type { Member } from '../http/session.ts';
import { dropActor } from '../notifications/dropActor.ts';
import { type Announcement, publishInOrder } from '../notifications/publishInOrder.ts';
import { lookAgain } from '../realtime/lookAgain.ts';
import { holdLogs } from '../realtime/publishToUser.ts';
import type { User } from '../users/User.ts';
import { unknownPerson } from '../users/users.errors.ts';
import { yourself } from './friends.errors.ts';
import { friendshipWith } from '../friends/friendship.ts';
import { endFriendship, endRequests, lockPair, tellBoth } from './standing.ts';
import { findReachable } from '../friends/visiblePeople.ts';

type Hidden = CallAnswer<'PUT /people/:username/block'>;

/**
 * So often at once, and so often in an hour after that, one person puts up walls and takes them down: every process looks
 * again who may hear whom, and what both are told waits for that. Who is hunted by many walls off two hundred at once.
 */
const WALLS = { burst: 200, perHour: 100 };

/** Sees somebody in no feed and hears nothing of them any more. They notice nothing. */
export async function mute(db: Knex, me: Member, username: string): Promise<Hidden> {
  const other = await findOther(db, me, username);
  await db('mutes').insert({ user_id: me.id, other_id: other.id }).onConflict().ignore();
  return hidden(db, me, other);
}

export async function unmute(db: Knex, me: Member, username: string): Promise<Hidden> {
  const other = await findOther(db, me, username);
  await db('mutes').where({ user_id: me.id, other_id: other.id }).delete();
  return hidden(db, me, other);
}

/** Puts a wall between two people: what joined them ends, and neither is there for the other. */
export async function block(db: Knex, me: Member, username: string, now: Date): Promise<Hidden> {
  const other = await findOther(db, me, username);
  await lockPair(db, me.id, other.id);
  const [made] = await db('blocks')
    .insert({ user_id: me.id, other_id: other.id })
    .onConflict()
    .ignore()
    .returning('user_id');
  if (made) {
    await permitWall(db, me.id, now);
    const had = (await friendshipWith(db, me.id, [other.id])).get(other.id) ?? 'none';
    await endFriendship(db, me.id, other.id);
    // All that they did before what they have asked: that is among it, and is held in one order with the rest.
    const announcements = [
      ...(await dropEachOther(db, me.id, other.id)),
      ...(await endRequests(db, me.id, other.id)),
    ];
    // Whatever rings of the other one either has rung before this, or sees that there is a wall.
    await holdLogs(db, [me.id, other.id]);
    // Where nothing has ended there is nothing to tell: a word would only say that there is a wall now.
    await (had === 'none' ? publishInOrder(db, announcements) : tellBoth({ db, me, other }, announcements));
    await lookAgain(db, { userIds: [me.id, other.id] });
  }
  return hidden(db, me, other);
}

/** In the order of the people's ids, as everybody is told: who tells the two of them something never waits for this. */
async function dropEachOther(db: Knex, oneId: string, otherId: string): Promise<Announcement[]> {
  const [first, second] = Number(oneId) < Number(otherId) ? [oneId, otherId] : [otherId, oneId];
  return [
    ...(await dropActor(db, { of: first, actorId: second })),
    ...(await dropActor(db, { of: second, actorId: first })),
  ];
}

export async function unblock(db: Knex, me: Member, username: string, now: Date): Promise<Hidden> {
  const other = await findOther(db, me, username);
  const gone = await db('blocks').where({ user_id: me.id, other_id: other.id }).delete();
  if (gone > 0) {
    await permitWall(db, me.id, now);
    await lookAgain(db, { userIds: [me.id, other.id] });
  }
  return hidden(db, me, other);
}

async function permitWall(db: Knex, userId: string, now: Date): Promise<void> {
  const key = createHash('sha256').update(`walls of ${userId}`).digest();
  if (await tryCounter({ db, redis: undefined })({ key, ...WALLS, now })) return;
  throw tooMany({ headers: { 'Retry-After': String(Math.ceil(3600 / WALLS.perHour)) } });
}

async function findOther(db: Knex, me: Member, username: string): Promise<User> {
  const other = found(await findReachable(db, me.id, username), unknownPerson);
  permit(other.id !== me.id, yourself);
  return other;
}

async function hidden(db: Knex, me: Member, other: User): Promise<Hidden> {
  const is = async (table: string) =>
    (await db(table).where({ user_id: me.id, other_id: other.id }).first()) !== undefined;
  return { username: other.username, is_muted: await is('mutes'), is_blocked: await is('blocks') };
}
