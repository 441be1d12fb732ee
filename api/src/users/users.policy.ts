import type { Member } from '../http/session.ts';
import type { User } from './User.ts';

/** A blocked or a demo person is seen by administrators only; a deleted one, and one still signing up, by nobody. */
export function canSeeProfile(member: Member, person: User): boolean {
  const isThere = person.deleted_at === null && person.joined_at !== null;
  const isHidden = person.is_blocked || (person.demo_until !== null && person.id !== member.id);
  return isThere && (!isHidden || member.isAdmin);
}
