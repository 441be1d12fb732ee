import { Observable } from 'rxjs';
import type { Stream } from '../stream.ts';

/** A stream that knows its listeners: whoever is still in the set has forgotten to unsubscribe. */
export function countedStream<T>(source: Observable<T>, listeners: Set<object>): Stream<T> {
  const counted = new Observable<T>((subscriber) => {
    listeners.add(subscriber);
    const inner = source.subscribe(subscriber);
    return () => {
      listeners.delete(subscriber);
      inner.unsubscribe();
    };
  });
  // rxjs gives every Observable its Symbol.observable and leaves it out of its types.
  return counted as Observable<T> & Stream<T>;
}
