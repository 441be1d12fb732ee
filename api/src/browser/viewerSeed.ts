import { createHmac, randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import { keyFor } from '../keyFor.ts';
import type { Config } from '../config.ts';
import type { Session } from '../http/session.ts';
import { readCookie, setCookie } from './cookies.ts';
import { openSealed, sealText } from './sealedText.ts';

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
  const { member } = session;
  if (member) {
    // Whoever logged in before the cookie said all of this need not do so again.
    if (!member.isDemo && memberIn(ctx, config)?.id !== member.id) rememberMember(ctx, config, member);
    return memberSeed(config, member.id);
  }
  return memberIn(ctx, config)?.seed ?? browser;
}

export interface SeenMember {
  /** It says who somebody is only to whom it is compared. */
  seed: string;
  /** Whom to look up; a browser that logged in before this was kept does not know. */
  id: string | null;
}

/** Which member has logged in in this browser. */
export function memberIn(ctx: Context, config: Config): SeenMember | undefined {
  const [seed, sealedId] = readCookie(ctx, config, 'plaza_bucket')?.split(' ') ?? [];
  if (seed === undefined) return undefined;
  return { seed, id: sealedId === undefined ? null : (openSealed(keyOf(config), sealedId) ?? null) };
}

/** Called at login: from now on this browser meets the canaries that the member meets elsewhere. */
export function rememberMember(ctx: Context, config: Config, { id }: { id: string }): void {
  const words = [memberSeed(config, id), sealText(keyOf(config), id)];
  setCookie(ctx, config, 'plaza_bucket', words.join(' '), YEAR_S);
}

const keyOf = ({ sessionSecret }: Config) => keyFor(sessionSecret, 'bucket');

function memberSeed({ sessionSecret }: Config, memberId: string): string {
  return createHmac('sha256', sessionSecret).update(`bucket ${memberId}`).digest('base64url');
}
