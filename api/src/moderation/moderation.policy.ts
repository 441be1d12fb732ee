import type { Member } from '../http/session.ts';
import { isAdministrator } from '../roles/roles.policy.ts';

type Keeper = Pick<Member, 'id' | 'isAdmin' | 'role'>;

interface Concerned {
  id: string;
  is_admin: boolean;
  role: string | null;
}

/** Nobody decides about themselves; about staff another moderator does, or nobody could about an only administrator. */
export function canDecideAbout(member: Keeper, about: Pick<Concerned, 'id'>): boolean {
  return about.id !== member.id;
}

/** To mute or block somebody with a role is for an administrator: a moderator hides what they wrote, and warns. */
export function canSilence(member: Keeper, about: Concerned): boolean {
  return (
    canDecideAbout(member, about) && (isAdministrator(member) || (!about.is_admin && about.role === null))
  );
}

/** An appeal is answered by somebody else than who decided; an administrator, who may be alone, may answer any. */
export function canRule(
  member: Keeper,
  decision: { made_by: string | null; about_id: string | null },
): boolean {
  if (decision.about_id === member.id) return false;
  return isAdministrator(member) || decision.made_by !== member.id;
}
