import type { PastEvent } from '@plaza/api-contract';
import type { Asker } from './HubFeatures.ts';
import { keptAfter, type Revisers } from './keptAfter.ts';

const BATCH = 200;

/** A person's own log after a place in it, up to now; the next batch is read when the last has been taken. */
export async function* pastEvents(
  { db, userId, signal }: Asker,
  after: number,
  revisers: Revisers,
): AsyncGenerator<PastEvent> {
  for (let last = after; !signal.aborted;) {
    const [part] = await keptAfter(db, revisers, [{ userId, after: last }], BATCH);
    for (const { seq, type, payload, at } of part?.events ?? []) {
      // Only `publishToUser` writes the log, and it knows what a payload is by its type.
      yield { type, payload, mark: { event: seq, at } } as PastEvent;
      last = seq;
    }
    if (!part?.hasMore) return;
  }
}
