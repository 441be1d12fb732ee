import type { Carrier, HubStats } from '@plaza/api-contract';
import type { Clock } from '../clock/Clock.ts';
import type { Drawer } from '../storage/deviceStorage.ts';
import { sharesStats } from './statsChoice.ts';

const EVERY_MS = 60_000;
const MOST_TIMES = 100;
const nothing = () => ({ connects: 0, breaks: 0, failures: 0, connect_ms: new Array<number>() });

interface StatsNeeds {
  clock: Clock;
  storage: Drawer;
  send(stats: HubStats): Promise<unknown>;
}

/** Counts how the connection fares, and tells it each minute while the visitor has switched that on. */
export class LineStats {
  readonly #needs: StatsNeeds;
  #counted = nothing();
  #carrier: Carrier = 'WebSockets';
  #callOff = (): void => undefined;

  constructor(needs: StatsNeeds) {
    this.#needs = needs;
    this.#wait();
  }

  connected(carrier: Carrier, ms: number): void {
    this.#carrier = carrier;
    this.#counted.connects += 1;
    if (this.#counted.connect_ms.length < MOST_TIMES) this.#counted.connect_ms.push(Math.round(ms));
  }

  broke(): void {
    this.#counted.breaks += 1;
  }

  failed(): void {
    this.#counted.failures += 1;
  }

  end(): void {
    this.#callOff();
  }

  #wait(): void {
    this.#callOff = this.#needs.clock.after(EVERY_MS, () => {
      this.#wait();
      const counted = this.#counted;
      this.#counted = nothing();
      // What could not be told is gone: the next minute has its own.
      if (sharesStats(this.#needs.storage))
        void this.#needs.send({ carrier: this.#carrier, ...counted }).catch(() => undefined);
    });
  }
}
