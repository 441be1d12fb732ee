import type { Context } from 'koa';
import type { Plaza } from '../../plaza.ts';
import { canLoadFromLocalhost } from '../remotes.policy.ts';
import { readCookie, setCookie } from '../../browser/cookies.ts';

const OVERRIDES_S = 12 * 60 * 60;

/** Lets pages of this browser load remotes from localhost for half a day, or takes that back. */
export function setOverrides(ctx: Context, { config, clock }: Plaza, allowed: boolean): void {
  const until = clock.now().getTime() + OVERRIDES_S * 1000;
  setCookie(ctx, config, 'plaza_overrides', allowed ? String(until) : '0', allowed ? OVERRIDES_S : 0);
}

/** Whether a page for this browser may load from localhost. */
export function allowsLocalhost(ctx: Context, { config, clock }: Plaza): boolean {
  const until = Number(readCookie(ctx, config, 'plaza_overrides') ?? 0);
  return canLoadFromLocalhost(config.mode, until > clock.now().getTime());
}
