import { CHAT_LIMITS } from '@plaza/api-contract';
import type { EntryRow } from './rows.ts';

/** Everybody asks in their own name only. */
export function isSelf(me: string, userId: string | undefined): boolean {
  return userId === undefined || userId === me;
}

/** Owners say who is in a group, what it is called, and how long its messages stay. */
export function isOwner({ role }: { role: string }): boolean {
  return role === 'owner';
}

/** In a pair either says how long messages stay, in a group its owners. */
export function canSetTimer({ kind, role }: { kind: string; role: string }): boolean {
  return kind === 'pair' || role === 'owner';
}

/** Only who sent a message changes it, for a day. */
export function canEdit(me: string, message: EntryRow, now: Date): boolean {
  return isSender(me, message) && ageOf(message, now) < CHAT_LIMITS.editMs;
}

/** Only who sent a message takes it away from everybody, for two days. */
export function canDelete(me: string, message: EntryRow, now: Date): boolean {
  return isSender(me, message) && ageOf(message, now) < CHAT_LIMITS.deleteMs;
}

export function isSender(me: string, { sender_id }: Pick<EntryRow, 'sender_id'>): boolean {
  return sender_id === me;
}

function ageOf({ created_at }: EntryRow, now: Date): number {
  return now.getTime() - created_at.getTime();
}
