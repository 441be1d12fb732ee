import { friendshipSql } from './friendship.ts';

/** How long a "no" is a no. */
const DECLINED_FOR = `interval '1 hour'`;

/**
 * How who looks stands to a zone that somebody made, whose owner they see; `none`: to them it is not there. `viewer` and
 * `now` are expressions, `zone` the alias of its row.
 */
export function zoneStanding(viewer: string, zone: string, now: string): string {
  return `case
  when ${zone}.owner_id = ${viewer} then 'owner'
  when exists (select from zone_bans b where b.zone_id = ${zone}.id and b.user_id = ${viewer}
    and (b.ends_at is null or b.ends_at > ${now})) then case ${zone}.mode when 'private' then 'none' else 'declined' end
  when ${zone}.mode = 'public' then 'open'
  when exists (select from zone_admissions a left join zone_invitations i on i.id = a.invitation_id
    where a.zone_id = ${zone}.id and a.user_id = ${viewer} and (a.ends_at is null or a.ends_at > ${now})
      and i.revoked_at is null) then 'open'
  when ${zone}.automatic_access and ${friendshipSql(viewer, `${zone}.owner_id`)} = 'friends' then 'open'
  when ${zone}.mode = 'private' then 'none'
  else coalesce((select case when k.declined_at is null then 'asked'
      when k.declined_at > ${now} - ${DECLINED_FOR} then 'declined' else 'closed' end
    from zone_knocks k where k.zone_id = ${zone}.id and k.user_id = ${viewer}), 'closed') end`;
}
