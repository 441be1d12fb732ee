import { storageOf, useShell } from '@plaza/shell-contract';
import { useEffect, useRef, useState } from 'react';
import { liftLock, LOCK_KEY, LOCK_MS, readLock, setLock } from './lockout.ts';

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
