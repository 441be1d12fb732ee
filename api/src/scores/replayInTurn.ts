import { semaphore } from '../auth/semaphore.ts';
import { tooManyReplays } from './scores.errors.ts';

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
