/** How long each of many took, in milliseconds. */
export interface Times {
  p50: number;
  p95: number;
  p99: number;
}

/** Does each act in turn, and says how long they took. The first few warm everything up and are not counted. */
export async function measure<Thing>(
  things: readonly Thing[],
  act: (thing: Thing) => Promise<unknown>,
  warmUp = 10,
): Promise<Times> {
  for (const thing of things.slice(0, warmUp)) await act(thing);
  const times: number[] = [];
  for (const thing of things) {
    const begun = performance.now();
    await act(thing);
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
