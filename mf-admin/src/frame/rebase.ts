/** What others have set in fields that were typed in here, by the field's path. */
export type Theirs = Readonly<Record<string, unknown>>;

interface Rebased<Values> {
  values: Values;
  theirs: Theirs;
}

/** A form after others saved theirs: what was typed here stays, all else is as it is `now`. */
export function rebase<Values extends object>(typed: Values, shown: Values, now: Values): Rebased<Values> {
  const values = { ...now };
  const theirs: Record<string, unknown> = {};
  for (const field of Object.keys(now) as (keyof Values & string)[]) {
    const [mine, before, other] = [typed[field], shown[field], now[field]];
    if (isGroup(mine) && isGroup(before) && isGroup(other)) {
      const inside = rebase(mine, before, other);
      values[field] = inside.values;
      for (const [path, value] of Object.entries(inside.theirs)) theirs[`${field}.${path}`] = value;
    } else if (!isSame(mine, before)) {
      values[field] = mine;
      if (!isSame(other, before) && !isSame(other, mine)) theirs[field] = other;
    }
  }
  return { values, theirs };
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
