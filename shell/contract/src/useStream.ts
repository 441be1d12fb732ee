import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Stream } from './stream.ts';

/** The present value of a stream that replays, such as `session$`; `initial` until it has spoken. */
export function useStream<T>(stream: Stream<T>, initial: T): T {
  const latest = useRef(initial);
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
