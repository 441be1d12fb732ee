import { createHmac, randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import type { Config } from '../config.ts';
import type { Session } from '../http/session.ts';
import { readCookie, setCookie } from './cookies.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** The id of this browser; a browser that has none gets one with the answer. It says nothing about a person. */
export function browserId(ctx: Context, config: Config): string {
  const known = readCookie(ctx, config, 'plaza_browser');
  if (known !== undefined) return known;
  const minted = randomUUID();
  setCookie(ctx, config, 'plaza_browser', minted, YEAR_S);
  return minted;
}

/**
 * What decides which canaries somebody meets: the member on every device; after a login the browser
 * remembers the member, because a page is asked for without a bearer; before it, the browser itself.
 */
export function viewerSeed(ctx: Context, config: Config, session: Session): string {
  const browser = browserId(ctx, config);
  if (session.member) return memberSeed(config, session.member.id);
  return memberIn(ctx, config)?.seed ?? browser;
}

export interface SeenMember {
  /** It says who somebody is only to whom it is compared. */
  seed: string;
  /** Since when they are a member, administrators since ever; a browser that logged in before this was kept does not know. */
  since: Date | null;
}

/** Which member has logged in in this browser. */
export function memberIn(ctx: Context, config: Config): SeenMember | undefined {
  const [seed, since] = readCookie(ctx, config, 'plaza_bucket')?.split(' ') ?? [];
  return seed === undefined ? undefined : { seed, since: since === undefined ? null : new Date(since) };
}

/** An administrator is known, however new this Plaza is. */
const SINCE_EVER = new Date(0);

/** Called at login: from now on this browser meets the canaries that the member meets elsewhere. */
export function rememberMember(
  ctx: Context,
  config: Config,
  { id, joined_at, is_admin }: { id: string; joined_at: Date | null; is_admin: boolean },
): void {
  const since = is_admin ? SINCE_EVER : joined_at;
  const words = [memberSeed(config, id), ...(since ? [since.toISOString()] : [])];
  setCookie(ctx, config, 'plaza_bucket', words.join(' '), YEAR_S);
}

function memberSeed({ sessionSecret }: Config, memberId: string): string {
  return createHmac('sha256', sessionSecret).update(`bucket ${memberId}`).digest('base64url');
}
