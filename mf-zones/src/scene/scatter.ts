/**
 * Points that look thrown and are always the same: `scatter(3, seed)` gives three pairs between 0 and 1.
 * A multiplicative generator (Park and Miller) is enough for stars and leaves.
 */
export function scatter(count: number, seed: number): [number, number][] {
  let state = seed;
  const next = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  return Array.from({ length: count }, () => [next(), next()]);
}
