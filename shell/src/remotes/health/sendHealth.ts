import type { HealthBeacon } from '@plaza/api-contract';
import type { Clock } from '../../clock/Clock.ts';
import type { Health } from './Health.ts';

const ADDRESS = '/api/remotes/health';
const BATCH_MS = 1000;
/**
 * What is on its way when somebody leaves is called off, and looks as if it had failed: in Firefox as soon as they set
 * out. So a failure counts on a page that is still there.
 */
const STILL_THERE_MS = 2000;
const MOST_AT_ONCE = 20;
const REASON_LENGTH = 300;

/** Tells the server, in small batches, so that it can roll a failing version back by itself. */
export function sendHealth(clock: Clock, send = beacon, isOnline = () => navigator.onLine): Health {
  const waiting: HealthBeacon[] = [];
  let callOff: (() => void) | undefined;

  const flush = () => {
    callOff?.();
    callOff = undefined;
    while (waiting.length > 0) send(waiting.splice(0, MOST_AT_ONCE));
  };
  if (typeof window !== 'undefined') window.addEventListener('pagehide', flush);

  const tell = (event: HealthBeacon) => {
    waiting.push(event);
    callOff ??= clock.after(BATCH_MS, flush);
  };

  return {
    note(event) {
      // A browser without network says nothing about the version it could not fetch.
      if (!event.ok && event.phase === 'load' && !isOnline()) return;
      const { reason } = event;
      const told = {
        ...event,
        ms: Math.min(600_000, Math.max(0, Math.round(event.ms))),
        ...(reason === undefined ? {} : { reason: reason.slice(0, REASON_LENGTH) }),
      };
      if (event.ok) tell(told);
      else clock.after(STILL_THERE_MS, () => tell(told));
    },
  };
}

function beacon(events: HealthBeacon[]): void {
  navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify({ events })], { type: 'application/json' }));
}
