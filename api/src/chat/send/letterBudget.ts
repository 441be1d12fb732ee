import type { Clock } from '../../clock.ts';
import { tooMany } from '../../http/commonErrors.ts';

/** What somebody says in chats stays, and no other limit counts it: a hundred letters a second, day and night. */
const MOST_AT_ONCE = 16 * 1024 ** 2;
const PER_MS = MOST_AT_ONCE / 3_600_000;
/** The longest silent go first: a crowd must not fill the memory. */
const MOST_PEOPLE = 20_000;

/** Refuses somebody who would fill the disk with what nobody could read, by the letters of all their chats together. */
export function letterBudget({ clock }: { clock: Clock }): (userId: string, letters: number) => void {
  const left = new Map<string, { letters: number; atMs: number }>();
  return (userId, letters) => {
    const nowMs = clock.now().getTime();
    const before = left.get(userId) ?? { letters: MOST_AT_ONCE, atMs: nowMs };
    const filled = before.letters + Math.max(0, nowMs - before.atMs) * PER_MS;
    const rest = Math.min(MOST_AT_ONCE, filled) - letters;
    if (rest < 0) throw tooMany({ headers: { 'Retry-After': String(Math.ceil(-rest / PER_MS / 1000)) } });
    left.delete(userId);
    left.set(userId, { letters: rest, atMs: nowMs });
    const [silent] = left.keys();
    if (left.size > MOST_PEOPLE && silent !== undefined) left.delete(silent);
  };
}
