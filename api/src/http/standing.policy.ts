import type { Member } from './session.ts';

type Standing = Pick<Member, 'isAdmin' | 'role'>;

/** An administrator may do everything that somebody may do here. */
export function isAdministrator({ isAdmin }: Standing): boolean {
  return isAdmin;
}

/** A moderator deals with what people have reported: hides it, warns, mutes, and blocks for a time. */
export function canModerate(member: Standing): boolean {
  return isAdministrator(member) || member.role === 'moderator';
}

/** The outreach role sees investors and writes to them, and sees nobody else. */
export function canReachOut(member: Standing): boolean {
  return isAdministrator(member) || member.role === 'outreach';
}

/** Who is muted reads all that they did before, and says nothing until the time is over. */
export function canSpeak({ mutedUntil }: Pick<Member, 'mutedUntil'>, now: Date): boolean {
  return mutedUntil === null || mutedUntil <= now;
}
