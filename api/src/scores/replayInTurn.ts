import { semaphore } from '../auth/semaphore.ts';
import { tooManyReplays } from './scores.errors.ts';

const MOST_WAITING = 20;

/** Runs are played again one after the other: whoever only reads must not wait for games. */
export const replayInTurn = semaphore(1, MOST_WAITING, () =>
  tooManyReplays({ headers: { 'Retry-After': '5' } }),
);
