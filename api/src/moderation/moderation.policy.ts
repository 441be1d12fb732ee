import type { Member } from '../http/session.ts';
import { isAdministrator } from '../roles/roles.policy.ts';

interface Concerned {
  id: string;
  is_admin: boolean;
  role: string | null;
}

/** Nobody decides about themselves, and a moderator not about an administrator or another one with a role. */
export function canDecideAbout(member: Pick<Member, 'id' | 'isAdmin' | 'role'>, about: Concerned): boolean {
  if (about.id === member.id) return false;
  return isAdministrator(member) || (!about.is_admin && about.role === null);
}

/** An appeal is answered by somebody else than who decided; an administrator, who may be alone, may answer any. */
export function canRule(
  member: Pick<Member, 'id' | 'isAdmin' | 'role'>,
  decision: { made_by: string | null; about_id: string | null },
): boolean {
  if (decision.about_id === member.id) return false;
  return isAdministrator(member) || decision.made_by !== member.id;
}
