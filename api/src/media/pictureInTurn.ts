import { availableParallelism } from 'node:os';
import { MEDIA_LIMITS } from '@plaza/api-contract';
import { semaphore } from '../auth/semaphore.ts';
import { mediaBusy } from './media.errors.ts';

/** Half of the machine stays free for those who only read. */
const MADE_AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
const MOST_WAITING = 60;
/** The pictures of a post come all at once, and perhaps somebody writes two. */
const MOST_OF_ONE = 2 * MEDIA_LIMITS.perPost;

/** Making pictures is heavy work. */
export const pictureInTurn = semaphore(
  MADE_AT_ONCE,
  MOST_WAITING,
  () => mediaBusy({ headers: { 'Retry-After': '5' } }),
  { perPerson: MOST_OF_ONE },
);
