import type { Member } from '../http/session.ts';
import { isAdministrator } from '../roles/roles.policy.ts';

type Keeper = Pick<Member, 'id' | 'isAdmin' | 'role'>;

/** An appeal is answered by somebody else than who decided; an administrator, who may be alone, may answer any. */
export function canRule(
  member: Keeper,
  decision: { made_by: string | null; about_id: string | null },
): boolean {
  if (decision.about_id === member.id) return false;
  return isAdministrator(member) || decision.made_by !== member.id;
}
