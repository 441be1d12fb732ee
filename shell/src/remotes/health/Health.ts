import type { HealthBeacon } from '@plaza/api-contract';
import { BehaviorSubject } from 'rxjs';
import type { Clock } from '../../clock/Clock.ts';

/** Takes note of how loads and lives of remotes went. */
export interface Health {
  note(beacon: HealthBeacon): void;
}

/** Remembers the last word on each remote for the panel, and passes everything on. */
export class LoadLog implements Health {
  readonly last$ = new BehaviorSubject<ReadonlyMap<string, HealthBeacon>>(new Map());
  readonly #next: Health;

  constructor(next: Health) {
    this.#next = next;
  }

  note(beacon: HealthBeacon): void {
    this.last$.next(new Map(this.last$.getValue()).set(beacon.remote, beacon));
    this.#next.note(beacon);
  }
}

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
