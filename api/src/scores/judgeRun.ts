import { setImmediate as breathe } from 'node:timers/promises';
import type { rulesOf } from '@plaza/arcade/server';
import { semaphore } from '../auth/semaphore.ts';
import { tooManyReplays } from './scores.errors.ts';

type Rules = NonNullable<Awaited<ReturnType<typeof rulesOf>>>;

/** What a page says of a run. Nothing of it is believed before it has been played again. */
export interface ToldRun {
  value: number;
  ticks: number;
  log: string;
  hash: string;
  slow: boolean;
}

interface OpenRun {
  seed: number;
  /** How long ago the run was opened, in milliseconds. */
  tookMs: number;
}

const TICK_MS = 1000 / 60;
/** Clocks of machines differ a little. */
const PATIENCE = 0.95;

/** `ranked` when the same code comes to the same end from seed and log, in no less time than that takes. */
export async function judgeRun(
  rules: Rules,
  told: ToldRun,
  { seed, tookMs }: OpenRun,
): Promise<'ranked' | 'slow' | 'flagged'> {
  if (tookMs < told.ticks * TICK_MS * PATIENCE) return 'flagged';
  try {
    // The log says how much is played, and cannot be longer than the run that it is of.
    if (rules.ticksOf(told.log) > told.ticks) return 'flagged';
    const { score, ticks, hash, over } = await rules.replayInParts(seed, told.log, () => breathe());
    const agrees = over && score === told.value && ticks === told.ticks && hash === told.hash;
    if (!agrees) return 'flagged';
  } catch (error) {
    // What is no log says so with a RangeError.
    if (!(error instanceof RangeError)) throw error;
    return 'flagged';
  }
  return told.slow ? 'slow' : 'ranked';
}

const MOST_WAITING = 20;
/** Whoever plays brings one, and perhaps those before it that found the server busy. */
const MOST_OF_ONE = 3;

/** Runs are played again one after the other: whoever only reads must not wait for games. */
export const replayInTurn = semaphore(
  1,
  MOST_WAITING,
  () => tooManyReplays({ headers: { 'Retry-After': '5' } }),
  { perPerson: MOST_OF_ONE },
);
