interface Waiting {
  enter: () => void;
  giveUp: (refusal: Error) => void;
}

/**
 * Lets a few through at a time; who would have to wait in too long a row is turned away. Those who wait are taken person
 * by person: whoever brings a hundred waits for themselves, and nobody else does. `perPerson` of one may wait. Where the
 * row is full, who has fewer in it takes the last place of who has most: nobody fills it for the others.
 */
export function semaphore(places: number, row: number, refuse: () => Error, { perPerson = row } = {}) {
  /** By person, whose turn is next first. */
  const waiting = new Map<string, Waiting[]>();
  let count = 0;
  let inside = 0;

  function takeNext(): Waiting | undefined {
    const [first] = waiting;
    if (!first) return undefined;
    const [whose, own] = first;
    const next = own.shift();
    waiting.delete(whose);
    if (own.length > 0) waiting.set(whose, own);
    count -= 1;
    return next;
  }

  /** Of whoever has most in the row the last goes, for one who has so many. */
  function makeRoom(have: number): boolean {
    let most: Waiting[] = [];
    for (const own of waiting.values()) if (own.length > most.length) most = own;
    if (most.length <= have + 1) return false;
    most.pop()?.giveUp(refuse());
    count -= 1;
    return true;
  }

  function wait(whose: string): Promise<void> {
    return new Promise((enter, giveUp) => {
      count += 1;
      waiting.set(whose, [...(waiting.get(whose) ?? []), { enter, giveUp }]);
    });
  }

  /** Where nobody is named all are one. */
  return async function pass<Result>(act: () => Promise<Result>, whose?: string): Promise<Result> {
    if (inside >= places) {
      const have = waiting.get(whose ?? '')?.length ?? 0;
      if (whose !== undefined && have >= perPerson) throw refuse();
      if (count >= row && !makeRoom(have)) throw refuse();
      await wait(whose ?? '');
    } else {
      inside += 1;
    }
    try {
      return await act();
    } finally {
      const next = takeNext();
      if (next) next.enter();
      else inside -= 1;
    }
  };
}
