import type { ZoneNews } from '@plaza/api-contract';
import { type Flick, FLICK_MS, readFlick } from './flicks.ts';

/** How many lights go up from somebody, and how they move: up, out, and down again. */
export interface Burst {
  colours: readonly string[];
  count: number;
  up: number;
  out: number;
  falls: number;
  size: number;
  lastsMs: number;
  /** Above the feet of whoever it comes from. */
  from: number;
  /** Each light is a star. */
  isStar?: boolean;
}

const ground = { lastsMs: FLICK_MS, from: 0.4 };
const FLICK_BURSTS: Readonly<Record<Flick, Burst>> = {
  lanterns: {
    ...{ colours: ['#FFB454', '#FFD08A', '#FF8A5C'], count: 30, up: 1.1, out: 1.4, falls: 0, size: 0.34 },
    ...ground,
  },
  fireworks: {
    ...{ colours: ['#FF7A8A', '#7FB4FF', '#FFE08A', '#8BD982'], count: 60, up: 5.2, out: 5, falls: 2.1 },
    ...{ size: 0.2, ...ground },
  },
  petals: {
    ...{ colours: ['#FFC7D9', '#FFE3EC', '#F59BC1'], count: 46, up: 3, out: 2.6, falls: 0.9, size: 0.16 },
    ...ground,
  },
};
const STARS: Burst = {
  ...{ colours: ['#FFB454', '#FFD08A', '#FFE7B0'], count: 12, up: 3.6, out: 1.9, falls: 4.2, size: 0.42 },
  ...{ lastsMs: 1_900, from: 1.5, isStar: true },
};
/** Whoever joins a Flick adds so much of it. */
const JOIN_SHARE = 0.4;

/** What goes up when somebody starts a Flick, shows a star, or is given stars for a post. */
export function burstOf(news: Exclude<ZoneNews, string>): Burst | null {
  if (news.kind === 'flick') {
    const read = readFlick(news.flick);
    if (!read) return null;
    const burst = FLICK_BURSTS[read.flick];
    return read.isJoin ? { ...burst, count: Math.round(burst.count * JOIN_SHARE) } : burst;
  }
  if (news.kind === 'emote') return news.emote === '⭐' ? STARS : null;
  if (news.kind === 'feels' && news.stars > 0) return { ...STARS, count: 6 * news.stars };
  return null;
}
