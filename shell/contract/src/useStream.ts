import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import type { Stream } from './stream.ts';

/** The present value of a stream that replays, such as `session$`; `initial` until it has spoken. */
export function useStream<T>(stream: Stream<T>, initial: T): T {
  // Asked before the first picture: a member must not be taken for a guest until the effects have run.
  const [first] = useState(() => readNow(stream, initial));
  const latest = useRef(first);
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = stream.subscribe({
        next(value) {
          latest.current = value;
          changed();
        },
      });
      return () => subscription.unsubscribe();
    },
    [stream],
  );
  return useSyncExternalStore(subscribe, () => latest.current);
}

function readNow<T>(stream: Stream<T>, initial: T): T {
  let now = initial;
  stream
    .subscribe({
      next(value) {
        now = value;
      },
    })
    .unsubscribe();
  return now;
}
