import type { Slice } from '../http/slice.ts';
import { prune } from './prune.ts';

const EVERY_MS = 3_600_000;

/** Looks at the start and every hour for what is over: a process may run for months. */
export const retentionRoutes: Slice = (on, plaza) => {
  let timer: NodeJS.Timeout | undefined;
  let pruning: Promise<void> | undefined;
  const look = () => void (pruning ??= prune(plaza).finally(() => (pruning = undefined)));
  on.onStart(() => {
    look();
    timer = setInterval(look, EVERY_MS).unref();
  });
  on.onClose(() => clearInterval(timer));
};
