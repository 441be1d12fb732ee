/** One step through a list that has no end: after the last comes the first, and the other way round. */
export function stepAround(index: number, by: 1 | -1, length: number): number {
  return (index + by + length) % length;
}
