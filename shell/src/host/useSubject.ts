import { useCallback, useSyncExternalStore } from 'react';
import type { BehaviorSubject } from 'rxjs';

/** The present value of a subject. `drawn` is what the server drew the page with, where that may be another one. */
export function useSubject<T>(subject: BehaviorSubject<T>, drawn?: T): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = subject.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [subject],
  );
  const present = () => subject.getValue();
  return useSyncExternalStore(subscribe, present, drawn === undefined ? present : () => drawn);
}
