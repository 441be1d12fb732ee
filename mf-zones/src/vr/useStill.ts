import { useState } from 'react';

/** A value that stays what it was while `isStill`, and catches up afterwards. */
export function useStill<T>(value: T, isStill: boolean): T {
  const [kept, setKept] = useState(value);
  if (!isStill && kept !== value) setKept(value);
  return isStill ? kept : value;
}
