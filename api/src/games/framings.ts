import { openOutbound } from '../http/outbound/openOutbound.ts';
import type { Plaza } from '../plaza.ts';
import { askFraming, type FramingSaid } from './framing.ts';

/** Less than a page waits for a game. */
const LIMIT_MS = 6_000;
const MOST_BYTES = 4 * 1024 * 1024;
const KEPT_MS = 5 * 60_000;
const MOST_KEPT = 500;

/** Asks about each address once in a while, however many people open its game. Pages of ours need no question. */
export function framingsOf({ config, clock }: Pick<Plaza, 'config' | 'clock'>) {
  const outbound = openOutbound({ limitMs: LIMIT_MS, mostBytes: MOST_BYTES });
  const kept = new Map<string, { framing: Promise<FramingSaid>; until: number }>();
  return async (address: string, page: string): Promise<FramingSaid> => {
    if (!/^https?:\/\//.test(address)) return 'allowed';
    const now = clock.now().getTime();
    const key = `${page} ${address}`;
    const before = kept.get(key);
    if (before && before.until > now) return before.framing;
    const framing = askFraming(address, { outbound, frames: config.frameOrigins, page });
    kept.delete(key);
    kept.set(key, { framing, until: now + KEPT_MS });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return framing;
  };
}
