import { type Streamed, type Subscribable } from './Streamed.ts';

export interface Sink<T> {
  /** A promise makes the producer wait. */
  take(item: T): Promise<void> | void;
  readonly signal: AbortSignal;
}

/** Carries every item to the sink. Resolves at the end and at the abort, rejects with the producer's error. */
export function pump<T>(source: Streamed<T>, sink: Sink<T>): Promise<void> {
  return 'subscribe' in source ? pumpSubscribable(source, sink) : pumpIterable(source, sink);
}

function pumpSubscribable<T>(source: Subscribable<T>, { take, signal }: Sink<T>): Promise<void> {
  return new Promise((resolve, reject) => {
    const subscription = source.subscribe({
      next: (item) => void take(item),
      error: reject,
      complete: resolve,
    });
    const stop = (): void => {
      subscription.unsubscribe();
      resolve();
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

async function pumpIterable<T>(
  source: AsyncIterable<T> | Iterable<T>,
  { take, signal }: Sink<T>,
): Promise<void> {
  const iterator =
    Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]();
  const untilAborted = abortable(signal);
  while (!signal.aborted) {
    // A producer that waits for something that never comes must not hold the stream open after a cancel.
    const step = await untilAborted(iterator.next());
    if (!step || step.done === true) break;
    const space = take(step.value);
    if (space) await untilAborted(space);
  }
  // Not awaited: a generator hears it only when what it waits for is over; its AbortSignal has told it at once.
  if (signal.aborted) Promise.resolve(iterator.return?.()).catch(() => undefined);
}

/** Like Promise.race against the abort, which would keep every step of a long stream in memory. */
function abortable(signal: AbortSignal): <V>(value: V | Promise<V>) => Promise<V | null> {
  let onAbort = (): void => undefined;
  signal.addEventListener('abort', () => onAbort(), { once: true });
  return (value) =>
    new Promise((resolve, reject) => {
      onAbort = () => resolve(null);
      if (signal.aborted) onAbort();
      Promise.resolve(value).then(resolve, reject);
    });
}
