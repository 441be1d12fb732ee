import type { Clock } from '@plaza/signalr-server';

/** Several who come at once are told of once. */
const TOGETHER_MS = 400;
/** Each time hundreds of friends may ask anew: whoever hops from zone to zone makes them do so no more often than this. */
const AGAIN_MS = 5_000;

interface MovedNeeds {
  clock: Pick<Clock, 'now' | 'after'>;
  /** Tells the friends of these. */
  tell: (userIds: string[]) => Promise<void>;
}

/** Who has gone into a zone or out of one, until their friends are told: of each now and then, and always of the last time. */
export class MovedPeople {
  readonly #needs: MovedNeeds;
  readonly #waiting = new Set<string>();
  /** When the friends of somebody were told last. */
  readonly #told = new Map<string, number>();
  #callOff: (() => void) | undefined;

  constructor(needs: MovedNeeds) {
    this.#needs = needs;
  }

  add(userId: string): void {
    this.#waiting.add(userId);
    this.#callOff ??= this.#needs.clock.after(TOGETHER_MS, () => void this.#tellDue());
  }

  /** Tells all that wait: nobody does it later. */
  async close(): Promise<void> {
    this.#callOff?.();
    await this.#tell([...this.#waiting]);
  }

  async #tellDue(): Promise<void> {
    this.#callOff = undefined;
    const now = this.#needs.clock.now();
    for (const [userId, at] of this.#told) if (at <= now - AGAIN_MS) this.#told.delete(userId);
    const due = [...this.#waiting].filter((userId) => !this.#told.has(userId));
    for (const userId of due) this.#told.set(userId, now);
    const telling = this.#tell(due);
    const [next] = this.#waiting;
    if (next !== undefined) this.add(next);
    await telling;
  }

  async #tell(userIds: string[]): Promise<void> {
    for (const userId of userIds) this.#waiting.delete(userId);
    if (userIds.length > 0) await this.#needs.tell(userIds);
  }
}
