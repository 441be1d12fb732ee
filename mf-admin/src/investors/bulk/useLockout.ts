import { type Shelf, storageOf, useShell } from '@plaza/shell-contract';
import { useEffect, useRef, useState } from 'react';

/** Counts down to when the next bulk mail may begin: what this browser remembers, or the server knows of another one. */
export function useLockout(lockedUntil: string | Date | null) {
  const shelf = storageOf(useShell()).browser;
  const [until, setUntil] = useState(() => readLock(shelf));
  const [nowMs, setNowMs] = useState(() => Date.now());
  const serverUntil = lockedUntil ? new Date(lockedUntil).getTime() : 0;
  const leftMs = Math.max(0, Math.max(until, serverUntil) - nowMs);
  const isCounting = leftMs > 0;
  const begun = useRef({ mine: 0, before: 0 });
  useEffect(() => {
    // Another tab has locked it, or taken its lock back.
    const hear = ({ key }: StorageEvent) => {
      if (key !== LOCK_KEY) return;
      setUntil(readLock(shelf));
      setNowMs(Date.now());
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [shelf]);
  useEffect(() => {
    if (!isCounting) return undefined;
    const ticking = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(ticking);
  }, [isCounting]);
  return {
    leftMs,
    begin() {
      const now = Date.now();
      const mine = now + LOCK_MS;
      begun.current = { mine, before: readLock(shelf) };
      setLock(shelf, mine);
      setUntil(mine);
      setNowMs(now);
    },
    cancel() {
      const { mine, before } = begun.current;
      liftLock(shelf, mine, before > Date.now() ? before : 0);
      setUntil(readLock(shelf));
    },
  };
}

const LOCK_KEY = 'futureTime';
const LOCK_MS = 5 * 60_000;

/** Until when this browser has locked the bulk mail; 0 when it has not. */
function readLock(storage: Shelf): number {
  const until = Number(storage.getItem(LOCK_KEY));
  return Number.isFinite(until) ? until : 0;
}

function setLock(storage: Shelf, untilMs: number): void {
  try {
    storage.setItem(LOCK_KEY, String(untilMs));
  } catch {
    // In a full browser it locks this page alone; the server locks the others.
  }
}

/** Takes back a lock that was set here: what held before it holds again, and what another tab has set since stays. */
function liftLock(storage: Shelf, mineMs: number, beforeMs: number): void {
  if (readLock(storage) !== mineMs) return;
  if (beforeMs > 0) setLock(storage, beforeMs);
  else storage.removeItem(LOCK_KEY);
}

/** What is left, as one reads a clock: 4:59. A begun second counts. */
export function sayLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
