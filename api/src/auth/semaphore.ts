/**
 * Lets a few through at a time; who would have to wait in too long a row is turned away. Those who wait are taken person
 * by person: whoever brings a hundred waits for themselves, and nobody else does. `perPerson` of one may wait.
 */
export function semaphore(places: number, row: number, refuse: () => Error, { perPerson = row } = {}) {
  /** By person, whose turn is next first. */
  const waiting = new Map<string, (() => void)[]>();
  let count = 0;
  let inside = 0;

  function takeNext(): (() => void) | undefined {
    const [first] = waiting;
    if (!first) return undefined;
    const [whose, own] = first;
    const next = own.shift();
    waiting.delete(whose);
    if (own.length > 0) waiting.set(whose, own);
    count -= 1;
    return next;
  }

  /** Where nobody is named all are one. */
  return async function pass<Result>(act: () => Promise<Result>, whose?: string): Promise<Result> {
    if (inside >= places) {
      const own = waiting.get(whose ?? '') ?? [];
      if (count >= row || (whose !== undefined && own.length >= perPerson)) throw refuse();
      count += 1;
      await new Promise<void>((resolve) => waiting.set(whose ?? '', [...own, resolve]));
    } else {
      inside += 1;
    }
    try {
      return await act();
    } finally {
      const next = takeNext();
      if (next) next();
      else inside -= 1;
    }
  };
}
