import { EventCursor } from './EventCursor.ts';
import type { KeptEvent } from './eventLog.ts';
import { MOST_AT_ONCE } from './logReader.ts';

const event = (seq: number): KeptEvent => ({ seq, type: 'new-message', payload: { seq }, at: 'today' });

/** A connection that has heard of everything up to `last`, in a log that goes as far as is said. */
async function aCursor(last: number, drained = async (): Promise<void> => undefined) {
  let head = last;
  let looks = 0;
  const sent: number[] = [];
  const cursor = new EventCursor({
    userId: '1',
    log: {
      endsOf: async () => ({ head, oldest: 1, isFresh: false }),
      lastBefore: async () => head,
      async eventsAfter({ after }) {
        looks += 1;
        const left = Math.max(0, head - after);
        const events = Array.from({ length: Math.min(MOST_AT_ONCE, left) }, (_, at) => event(after + at + 1));
        return { events, hasMore: left >= MOST_AT_ONCE };
      },
    },
    connection: {
      signal: new AbortController().signal,
      drained,
      together: (act) => act(),
      close: () => undefined,
    },
    send: (_type, _payload, mark) => void sent.push(mark.event),
    onFailure(error) {
      throw error;
    },
  });
  await cursor.sync(last);
  const before = looks;
  return {
    cursor,
    write: (upTo: number) => void (head = upTo),
    /** What was sent, and how often the log was read for it, when all that was begun is done. */
    async outcome() {
      await cursor.sync(head);
      return { sent, looks: looks - before - 1 };
    },
  };
}

describe('what a process has written itself', () => {
  it('is sent without a look into the log', async () => {
    const { cursor, write, outcome } = await aCursor(3);
    write(6);
    cursor.hear([event(4), event(5)]);
    cursor.hear([event(6)]);
    expect(await outcome()).toEqual({ sent: [4, 5, 6], looks: 0 });
  });

  it('waits for what another process has written before', async () => {
    const { cursor, write, outcome } = await aCursor(3);
    write(5);
    cursor.hear([event(5)]);
    expect(await outcome()).toEqual({ sent: [4, 5], looks: 1 });
  });

  it('comes once, also where it is told of late', async () => {
    const { cursor, write, outcome } = await aCursor(3);
    write(5);
    cursor.wake();
    cursor.hear([event(4)]);
    cursor.hear([event(5)]);
    expect(await outcome()).toEqual({ sent: [4, 5], looks: 1 });
  });

  it('is not kept for a client that does not read: it stands in the log', async () => {
    let read: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => (read = resolve));
    const { cursor, write, outcome } = await aCursor(0, () => slow);
    write(MOST_AT_ONCE);
    cursor.wake();
    const kept = new Set<number>();
    const get = (at: number) => (events: KeptEvent[], name: string | symbol) => {
      kept.add(at);
      const value: unknown = Reflect.get(events, name);
      return value;
    };
    const heard = Array.from(
      { length: 200 },
      (_, at) => new Proxy([event(MOST_AT_ONCE + at + 1)], { get: get(at) }),
    );
    for (const events of heard) cursor.hear(events);
    write(MOST_AT_ONCE + heard.length);
    read();
    const { sent } = await outcome();
    expect(sent).toEqual(Array.from({ length: MOST_AT_ONCE + heard.length }, (_, at) => at + 1));
    expect(kept.size).toBeLessThan(30);
  });
});
