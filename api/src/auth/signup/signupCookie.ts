import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'koa';

const NAME = 'plaza_signup';
const SECONDS = 86_400;

/**
 * Which browser signed up: its password belongs to its code, and to no other. Keeps the cookie that is there, so that
 * two tabs are one browser.
 */
export function markBrowser(ctx: Context, { secure }: { secure: boolean }): Buffer {
  const held = ctx.cookies.get(NAME);
  const browser = held && /^[\w-]{43}$/.test(held) ? held : randomBytes(32).toString('base64url');
  ctx.append(
    'Set-Cookie',
    `${NAME}=${browser}; Path=/api/auth; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`,
  );
  return hashOf(browser);
}

/** What a browser is known by, or null for one that never signed up here and for a client without cookies. */
export function browserOf(ctx: Context): Buffer | null {
  const held = ctx.cookies.get(NAME);
  return held === undefined ? null : hashOf(held);
}

function hashOf(browser: string): Buffer {
  return createHash('sha256').update(browser).digest();
}
