import type { InteropObservable, Subscribable } from 'rxjs';

/**
 * A stream that any copy of rxjs can take: `from(stream)` works although each remote bundles the
 * few operators it uses and no copy is shared.
 */
export type Stream<T> = Subscribable<T> & InteropObservable<T>;
