import type { ApiError } from '@plaza/shell-contract';
import { useState } from 'react';
import { frameWords } from './words.ts';

interface SharedForm<Kept, Values> {
  /** What was kept when the form opened, or was last looked at. */
  first: Kept;
  valuesOf: (kept: Kept) => Values;
  /** As it is kept now; nothing when it is gone. */
  read: () => Promise<Kept | undefined>;
}

const MEANWHILE = 'settings.changed-meanwhile';
const nobodyElse: Theirs = {};

/** A form over something that others may change while it is open. Nothing that was typed is lost, and nothing of theirs by accident. */
export function useSharedForm<Kept, Values extends object>({
  first,
  valuesOf,
  read,
}: SharedForm<Kept, Values>) {
  const [shown, setShown] = useState(first);
  const [values, setValues] = useState(() => valuesOf(first));
  const [theirs, setTheirs] = useState(nobodyElse);

  /** From now on the form is over `now`. */
  const showAnew = (now: Kept) => {
    setShown(now);
    setValues((typed) => rebase(typed, valuesOf(shown), valuesOf(now)).values);
  };
  /** Saves. Where others were faster, it is refused, and the form shows beside what was typed what they have set. */
  async function attempt<Answer>(save: () => Promise<Answer>): Promise<Answer> {
    setTheirs(nobodyElse);
    try {
      return await save();
    } catch (error) {
      const now = isMeanwhile(error) ? await read().catch(() => undefined) : undefined;
      if (now) {
        setTheirs(rebase(values, valuesOf(shown), valuesOf(now)).theirs);
        showAnew(now);
      }
      throw error;
    }
  }
  /** What stands at a field that somebody else has set otherwise. */
  const theirsAt = (path: string): string | undefined => {
    if (!(path in theirs)) return undefined;
    const value = theirs[path];
    const { theirs: said, theirsEmpty } = frameWords.now;
    if (value === '' || value === null) return theirsEmpty;
    return typeof value === 'string' || typeof value === 'number' ? said({ value }) : undefined;
  };
  return {
    shown,
    values,
    change: (some: Partial<Values>) => setValues((before) => ({ ...before, ...some })),
    isOvertaken: theirs !== nobodyElse,
    theirsAt,
    attempt,
    showSaved: (sent: Values, now: Kept) => {
      setShown(now);
      setValues((typed) => rebase(typed, sent, valuesOf(now)).values);
    },
  };
}

function isMeanwhile(error: unknown): boolean {
  // Each remote bundles its copy of this class, so the name decides, not the class.
  return error instanceof Error && error.name === 'ApiError' && (error as ApiError).code === MEANWHILE;
}

/** What others have set in fields that were typed in here, by the field's path. */
type Theirs = Readonly<Record<string, unknown>>;

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
