import type { PastEvent } from '@plaza/api-contract';
import { HubError } from '@plaza/signalr-server';
import type { Asker } from './HubFeatures.ts';
import { keptAfter, type Revisers } from './keptAfter.ts';

const BATCH = 200;
/** A call is soon made, and a long log takes many questions: a thousand of them would be in everybody's way. */
const MOST_AT_ONCE = 4;

/** The same as `pastEvents`, of one person a few at a time in this process, whatever connections they are on. */
export function pastEventsInTurn(revisers: Revisers) {
  const reading = new Map<string, number>();
  return async function* (asker: Asker, after: number): AsyncGenerator<PastEvent> {
    const { userId } = asker;
    const before = reading.get(userId) ?? 0;
    if (before >= MOST_AT_ONCE) throw new HubError('That was a lot at once. Please wait a moment.');
    reading.set(userId, before + 1);
    try {
      yield* pastEvents(asker, after, revisers);
    } finally {
      const left = (reading.get(userId) ?? 1) - 1;
      if (left > 0) reading.set(userId, left);
      else reading.delete(userId);
    }
  };
}

/** A person's own log after a place in it, up to now; the next batch is read when the last has been taken. */
async function* pastEvents(
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
