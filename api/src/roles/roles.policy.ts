import type { Member } from '../http/session.ts';
import { isAdministrator } from '../http/standing.policy.ts';

/** Asked at every door, so they stand beside it. */
export { canModerate, canReachOut, isAdministrator } from '../http/standing.policy.ts';

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
