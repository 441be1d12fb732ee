import type { Knex } from 'knex';
import { STALE_SECONDS } from '../realtime/Presence.ts';
import type { ChatRow } from './lists/listChats.ts';

export interface PartnerStatus {
  status: boolean;
  lastActive: Date | null;
}

const UNKNOWN: PartnerStatus = { status: false, lastActive: null };

/** Whether the other one of a pair is here, and when they last were: told where both have taken the chat on. */
export async function partnerStatus(db: Knex, row: ChatRow): Promise<PartnerStatus> {
  if (!row.partner_id || row.is_closed || !row.accepted) return UNKNOWN;
  const { rows } = await db.raw(
    `select u.last_active, exists (
       select from hub_presence p where p.user_id = u.id and p.seen_at > now() - make_interval(secs => :stale)) as online
     from users u join conversation_members m on m.user_id = u.id and m.conversation_id = :id
     where u.id = :partner and (m.is_accepted
       or exists (select from friendships f where f.user_id = u.id and f.friend_id = :me))`,
    { stale: STALE_SECONDS, id: row.id, partner: row.partner_id, me: row.user_id },
  );
  const [partner] = rows;
  return partner ? { status: partner.online, lastActive: partner.last_active } : UNKNOWN;
}
