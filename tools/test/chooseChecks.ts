import { CommandError } from '../command/CommandError.ts';
import type { Check } from './Check.ts';

/** The checks that somebody named, with all that they need; all of them when none is named. */
export function chooseChecks(checks: readonly Check[], names: readonly string[]): Check[] {
  const known = new Map(checks.map((check) => [check.name, check]));
  const stranger = names.find((name) => !known.has(name));
  if (stranger)
    throw new CommandError(`There is no check "${stranger}". Checks are: ${[...known.keys()].join(', ')}.`);
  if (names.length === 0) return [...checks];
  const wanted = new Set<string>();
  const want = (name: string) => {
    wanted.add(name);
    known.get(name)?.needs?.forEach(want);
  };
  names.forEach(want);
  return checks.filter(({ name }) => wanted.has(name));
}
