import type { Stream } from '@plaza/shell-contract';
import { Observable, Subscription } from 'rxjs';

/** Hands streams out and ends them all at once, however many have been subscribed. */
export class StreamLease {
  readonly #all = new Subscription();

  lend<T>(source: Observable<T>): Stream<T> {
    const lent = new Observable<T>((subscriber) => {
      // A subscription sends what it asks for: nothing is asked for a remote that has gone.
      if (this.#all.closed) return () => undefined;
      const inner = source.subscribe(subscriber);
      this.#all.add(inner);
      return () => {
        this.#all.remove(inner);
        inner.unsubscribe();
      };
    });
    // rxjs gives every Observable its Symbol.observable and leaves it out of its types.
    return lent as Observable<T> & Stream<T>;
  }

  get isOver(): boolean {
    return this.#all.closed;
  }

  end(): void {
    this.#all.unsubscribe();
  }
}
