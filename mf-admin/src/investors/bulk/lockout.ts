import type { Shelf } from '@plaza/shell-contract';

export const LOCK_KEY = 'futureTime';
export const LOCK_MS = 5 * 60_000;

/** Until when this browser has locked the bulk mail; 0 when it has not. */
export function readLock(storage: Shelf): number {
  const until = Number(storage.getItem(LOCK_KEY));
  return Number.isFinite(until) ? until : 0;
}

export function setLock(storage: Shelf, untilMs: number): void {
  storage.setItem(LOCK_KEY, String(untilMs));
}

/** Takes back a lock that was set here: what held before it holds again, and what another tab has set since stays. */
export function liftLock(storage: Shelf, mineMs: number, beforeMs: number): void {
  if (readLock(storage) !== mineMs) return;
  if (beforeMs > 0) setLock(storage, beforeMs);
  else storage.removeItem(LOCK_KEY);
}

/** What is left, as one reads a clock: 4:59. A begun second counts. */
export function sayLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
