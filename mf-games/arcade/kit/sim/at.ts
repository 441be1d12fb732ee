/** The item at a place that is known to be there; a wrong index is a fault of ours and stops the game. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`Nothing at ${index} of ${list.length}`);
  return item;
}
