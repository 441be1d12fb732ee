import type { EpochMember } from '@plaza/api-contract';

// Who belongs to a chat now, with their present keys, as one text: `2 keyid member,10 keyid owner`. Accounts that are
// gone are not in it any more, keys that have changed are in it as they are now.
export const PRESENT_LIST = `
  select string_agg(m.user_id || ' ' || coalesce(k.key_id, '') || ' ' || m.role, ',' order by m.user_id)
  from conversation_members m
  join users u on u.id = m.user_id and u.deleted_at is null
  left join lateral (
    select key_id from key_entries where user_id = m.user_id order by n desc limit 1) as k on true
  where m.conversation_id = c.id and m.left_at is null`;

/** Whether these are the members of a list, one by one: as one text a made-up id could stand for two of them. */
export function isList(members: readonly EpochMember[], list: string): boolean {
  return JSON.stringify(members) === JSON.stringify(readList(list));
}

export function readList(list: string): EpochMember[] {
  return list.split(',').map((member) => {
    const [userId = '', keyId = '', role] = member.split(' ');
    return [userId, keyId, role === 'owner' ? 'owner' : 'member'];
  });
}
