import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Context } from 'koa';

const COOKIE = 'plaza_nonce';
const MINUTES = 10;

/**
 * A nonce for one ID token. Its browser keeps the other half in a cookie that no script reads: a token that is found
 * in a log or an address opens nothing elsewhere. Two tabs share the half, each with a nonce of its own.
 */
export async function drawNonce(
  ctx: Context,
  { db, now, secure }: { db: Knex; now: Date; secure: boolean },
): Promise<string> {
  const nonce = secret();
  const browser = browserOf(ctx) ?? secret();
  await db('oauth_flows').insert({
    state_hash: hashOf(nonce),
    browser_hash: hashOf(browser),
    verifier: '',
    nonce: '',
    expires_at: new Date(now.getTime() + MINUTES * 60_000),
  });
  ctx.append(
    'Set-Cookie',
    `${COOKIE}=${browser}; Path=/api/auth/google; Max-Age=${MINUTES * 60}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`,
  );
  return nonce;
}

/** Whether the nonce was drawn for this browser, a short while ago; once. */
export async function spendNonce(
  ctx: Context,
  { db, now, nonce }: { db: Knex; now: Date; nonce: string },
): Promise<boolean> {
  const browser = browserOf(ctx);
  if (browser === undefined) return false;
  const spent = await db('oauth_flows')
    .where({ state_hash: hashOf(nonce), browser_hash: hashOf(browser) })
    .where('expires_at', '>', now)
    .delete();
  return spent > 0;
}

function browserOf(ctx: Context): string | undefined {
  const sent = ctx.cookies.get(COOKIE);
  return sent !== undefined && /^[\w-]{43}$/.test(sent) ? sent : undefined;
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}

// Named, so that the state of another kind of login is never taken for a nonce.
function hashOf(text: string): Buffer {
  return createHash('sha256').update(`nonce ${text}`).digest();
}
