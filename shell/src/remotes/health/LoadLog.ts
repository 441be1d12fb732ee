import type { HealthBeacon } from '@plaza/api-contract';
import { BehaviorSubject } from 'rxjs';
import type { Health } from './Health.ts';

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
