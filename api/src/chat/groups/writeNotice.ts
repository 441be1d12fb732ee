import { randomUUID } from 'node:crypto';
import type { Notice } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { Member } from '../../http/session.ts';
import { publishToUsers } from '../../realtime/publishToUser.ts';
import type { PresentEntry } from '../present.ts';
import { tellMembers } from '../send/tellMembers.ts';
import { writeEntry } from '../send/writeEntry.ts';

export interface Acting {
  db: Knex;
  me: Member;
  now: Date;
  present: PresentEntry;
}

type What = 'begun' | 'members' | 'title' | 'options' | 'timer' | 'epoch' | 'wraps' | 'accepted' | 'gone';

/** Writes into a chat that is held what somebody did to it, and tells everybody. */
export async function writeNotice(
  { db, me, now, present }: Acting,
  chatId: string,
  notice: Notice,
): Promise<void> {
  const entry = { chatId, kind: 'notice' as const, senderId: me.id, clientId: randomUUID(), notice };
  const said = { entry: await writeEntry(db, entry, now), senderName: me.name };
  await tellMembers(db, said, { present, now });
}

/** Tells everybody in a chat, or these people, that something about it has changed: they load it anew. */
export async function tellChanged(
  db: Knex,
  chatId: string,
  what: What,
  userIds?: readonly string[],
): Promise<void> {
  const told: string[] =
    userIds === undefined
      ? await db('conversation_members').where({ conversation_id: chatId, left_at: null }).pluck('user_id')
      : [...userIds];
  await publishToUsers(
    db,
    told.map((to) => ({ to, event: { type: 'chat-changed', payload: { chatID: chatId, what } } })),
  );
}
