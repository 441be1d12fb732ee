import type { Slice } from '../http/slice.ts';
import { openHub } from './openHub.ts';

/** `/hub`: what a browser hears without asking. It answers no call of the api; who has news calls `publishToUser`. */
export const realtimeRoutes: Slice = (on, plaza) => {
  let close: (() => Promise<void>) | undefined;
  on.onStart(async () => {
    close = await openHub(plaza);
  });
  on.onClose(() => close?.());
};
