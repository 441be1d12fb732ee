import type { Knex } from 'knex';
import { friendsAmong } from '../../friends/friendship.ts';
import { seesPerson } from '../../friends/visiblePeople.ts';
import { found, permit } from '../../http/errors.ts';
import type { Member } from '../../http/session.ts';
import { publishToUser } from '../../realtime/publishToUser.ts';
import { User } from '../../users/User.ts';
import { notForDemo, unknownChatPerson } from '../chat.errors.ts';
import { findChat } from '../holdChat.ts';
import { permitStrangers } from './permitStrangers.ts';
import { acceptRequest } from './requests.ts';

/** The chat of two people. It is made once, whoever of the two comes first, and however often. */
export async function createPair(db: Knex, me: Member, otherId: string, now: Date): Promise<string> {
  permit(!me.isDemo, notForDemo);
  permit(otherId !== me.id, unknownChatPerson);
  const other = found(
    await User.query(db).alias('u').findById(otherId).whereRaw(seesPerson(':me', 'u'), { me: me.id }),
    unknownChatPerson,
  );
  const [user_lo, user_hi] = BigInt(me.id) < BigInt(other.id) ? [me.id, other.id] : [other.id, me.id];
  const areFriends = (await friendsAmong(db, me.id, [other.id])).length > 0;
  const [made] = await db('conversations')
    .insert({ kind: 'pair', user_lo, user_hi, creator_id: me.id, created_at: now, updated_at: now })
    .onConflict(['user_lo', 'user_hi'])
    .ignore()
    .returning('id');
  if (!made) return takeOn(db, me.id, { user_lo, user_hi });

  await permitStrangers(db, { me: me.id, now, strangers: areFriends ? 0 : 1 });
  const member = (user_id: string, is_accepted: boolean) => ({
    conversation_id: made.id,
    user_id,
    role: 'member',
    joined_at: now,
    is_accepted,
  });
  await db('conversation_members').insert([member(me.id, true), member(other.id, areFriends)]);
  await publishToUser(db, me.id, { type: 'chat-changed', payload: { chatID: made.id, what: 'begun' } });
  return made.id;
}

/** Who opens a chat that is there has taken it on, also one that was put away before. */
async function takeOn(db: Knex, me: string, pair: { user_lo: string; user_hi: string }): Promise<string> {
  const known: { id: string } | undefined = await db('conversations').where(pair).first('id');
  const { id } = found(known, unknownChatPerson);
  await acceptRequest(db, await findChat(db, id, me));
  return id;
}
