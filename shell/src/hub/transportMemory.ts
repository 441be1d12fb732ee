import type { Carrier } from '@plaza/api-contract';
import type { Drawer } from '../storage/deviceStorage.ts';

const KEY = 'plaza:hub-transport';
const KEPT_MS = 30 * 60_000;

/** What carries the connection where sockets do not get through. */
const FALLBACKS = ['ServerSentEvents', 'LongPolling'] as const;

/** How this browser got through last time, for half an hour: to try in vain again costs seconds at every page. */
export function recallCarrier(storage: Drawer, nowMs: number): Carrier {
  const [name, since] = (storage.getItem(KEY) ?? '').split(' ');
  const isFresh = nowMs - Number(since) < KEPT_MS;
  return (isFresh && FALLBACKS.find((fallback) => fallback === name)) || 'WebSockets';
}

/** Only for what was found by trying: what was merely remembered says nothing new, and sockets would never be tried again. */
export function keepCarrier(storage: Drawer, carrier: Carrier, nowMs: number): void {
  try {
    if (carrier === 'WebSockets') storage.removeItem(KEY);
    else storage.setItem(KEY, `${carrier} ${nowMs}`);
  } catch {
    // A full browser finds it anew with the next page.
  }
}
