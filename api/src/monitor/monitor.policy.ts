import type { Member } from '../http/session.ts';
import { isAdministrator } from '../roles/roles.policy.ts';
import type { User } from '../users/User.ts';

/** Everybody sees their own activity, an administrator everybody's. */
export function canSeeActivity(member: Member, personId: string): boolean {
  return member.id === personId || isAdministrator(member);
}

/** Nobody shuts the door on themselves: who blocks, deletes or demotes is somebody else. */
export function canShutOut(member: Pick<Member, 'id'>, person: Pick<User, 'id'>): boolean {
  return member.id !== person.id;
}
