import type { Session } from '@plaza/shell-contract';
import type { Observable } from 'rxjs';
import type { Clock } from '../clock/Clock.ts';
import type { SessionStore } from './SessionStore.ts';

/** A remote has this long to take itself down, and every other tab to hear that nobody is logged in. */
const LATE_MS = [200, 1_000, 3_000, 10_000];

/**
 * Whoever logs out leaves nothing behind, also where a remote was about to write, here or in another tab, when they did:
 * storage is swept again a few times, and whenever another tab writes meanwhile. Returns the way to stop.
 */
export function sweepLate(
  session$: Observable<Session>,
  sessions: Pick<SessionStore, 'sweep'>,
  clock: Clock,
  page: EventTarget = window,
): () => void {
  let was: Session['status'] = 'guest';
  let callOff = (): void => undefined;
  const following = session$.subscribe(({ status }) => {
    if (status === was) return;
    was = status;
    callOff();
    callOff = status === 'guest' ? sweepForAWhile(sessions, clock, page) : () => undefined;
  });
  return () => {
    following.unsubscribe();
    callOff();
  };
}

function sweepForAWhile(sessions: Pick<SessionStore, 'sweep'>, clock: Clock, page: EventTarget): () => void {
  const over = new AbortController();
  const sweep = () => sessions.sweep();
  page.addEventListener('storage', sweep, { signal: over.signal });
  const timers = LATE_MS.map((ms) => clock.after(ms, sweep));
  timers.push(clock.after(Math.max(...LATE_MS) + 1, () => over.abort()));
  return () => {
    over.abort();
    for (const stop of timers) stop();
  };
}
