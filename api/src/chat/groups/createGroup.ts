import type { Knex } from 'knex';
import { permit } from '../../http/errors.ts';
import type { Member } from '../../http/session.ts';
import { notForDemo } from '../chat.errors.ts';
import { addMembers } from './addMembers.ts';
import { permitStrangers } from './permitStrangers.ts';
import { tellChanged } from './writeNotice.ts';

interface NewGroup {
  memberIds: readonly string[];
  clientId: string;
}

/** Begins a group. Sent again under the same name it is the same group. */
export async function createGroup(
  db: Knex,
  me: Member,
  { memberIds, clientId }: NewGroup,
  now: Date,
): Promise<string> {
  permit(!me.isDemo, notForDemo);
  const [made] = await db('conversations')
    .insert({ kind: 'group', creator_id: me.id, client_id: clientId, created_at: now, updated_at: now })
    .onConflict(['creator_id', 'client_id'])
    .ignore()
    .returning('id');
  if (!made) {
    const known = await db('conversations').where({ creator_id: me.id, client_id: clientId }).first('id');
    return known.id;
  }
  await db('conversation_members').insert({
    conversation_id: made.id,
    user_id: me.id,
    role: 'owner',
    joined_at: now,
    is_accepted: true,
  });
  const { strangers } = await addMembers(db, { chatId: made.id, by: me.id, userIds: memberIds, now });
  await permitStrangers(db, { me: me.id, now, strangers });
  await tellChanged(db, made.id, 'begun');
  return made.id;
}
