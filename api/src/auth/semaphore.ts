/** Lets a few through at a time; who would have to wait in too long a row is turned away. */
export function semaphore(places: number, row: number, refuse: () => Error) {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return async function pass<Result>(act: () => Promise<Result>): Promise<Result> {
    if (inside >= places) {
      if (waiting.length >= row) throw refuse();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      inside += 1;
    }
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
