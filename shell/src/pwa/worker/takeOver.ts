import type { WorkerPart } from './WorkerScope.ts';

/** What a page says to a new worker when its visitor wants the new version. */
export const TAKE_OVER = 'take-over';

/** A new worker waits until it is asked: a page must not change under somebody's hands. */
export const takeOver: WorkerPart = (scope) => {
  scope.addEventListener('message', ({ data }) => {
    if (data === TAKE_OVER) void scope.skipWaiting();
  });
};
