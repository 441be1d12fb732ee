interface Merged<Thing> {
  merged: Thing;
  /** The fields that were changed here and elsewhere, to different values. */
  conflicts: (keyof Thing & string)[];
}

/**
 * What becomes of something when a form is saved that others may have overtaken. A field that still is as the form showed
 * it (`seen`) was not touched, and stays as it is now. Without `seen`, from older clients, everything is as the form says.
 */
export function mergeSeen<Thing extends object>(
  now: Thing,
  wanted: Thing,
  seen: Partial<Thing> | undefined,
): Merged<Thing> {
  if (!seen) return { merged: wanted, conflicts: [] };
  const merged = { ...now };
  const conflicts: Merged<Thing>['conflicts'] = [];
  // Keys of the three of them, so each is a field of the thing.
  for (const field of new Set(Object.keys({ ...now, ...wanted, ...seen })) as Set<keyof Thing & string>) {
    if (isSame(wanted[field], seen[field]) || isSame(wanted[field], now[field])) continue;
    if (!isSame(now[field], seen[field])) conflicts.push(field);
    merged[field] = wanted[field];
  }
  return { merged, conflicts };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
