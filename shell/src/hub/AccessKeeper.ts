import type { Clock } from '../clock/Clock.ts';
import type { Lookout } from './HubLine.ts';

const AHEAD_S = 60;
const LEAST_MS = 5_000;

interface AccessNeeds {
  clock: Clock;
  lookout: Pick<Lookout, 'secondsLeft' | 'hasNewerToken' | 'refresh'>;
  /** Gets a new access token before the old one ends. */
  renew(): Promise<unknown>;
  onRenewed(): void;
}

/** Shows the server a new access token before the one that it knows ends, so that the connection need not. */
export class AccessKeeper {
  readonly #needs: AccessNeeds;
  #callOff = (): void => undefined;

  constructor(needs: AccessNeeds) {
    this.#needs = needs;
  }

  begin(): void {
    this.#wait(this.#needs.lookout.secondsLeft);
  }

  end(): void {
    this.#callOff();
  }

  #wait(seconds: number | null): void {
    this.#callOff();
    if (seconds === null) return;
    const ms = Math.max(LEAST_MS, (seconds - AHEAD_S) * 1_000);
    this.#callOff = this.#needs.clock.after(ms, () => void this.#refresh());
  }

  /** When it does not work the server ends the connection in its time, and the next one begins with a new token. */
  async #refresh(): Promise<void> {
    const { lookout, renew, onRenewed } = this.#needs;
    let isOver = false;
    this.#callOff = () => (isOver = true);
    try {
      // A call of the api may have got one meanwhile, in this tab or another.
      if (!lookout.hasNewerToken) await renew();
      if (isOver) return;
      const seconds = await lookout.refresh();
      if (isOver) return;
      onRenewed();
      this.#wait(seconds);
    } catch {
      // As told above.
    }
  }
}
