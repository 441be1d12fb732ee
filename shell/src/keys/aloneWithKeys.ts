/** One tab at a time makes, opens or takes away the keys of a person. */
export function aloneWithKeys<Result>(userId: string, act: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator;
  return locks ? locks.request(`plaza:keys:${userId}`, act) : act();
}
