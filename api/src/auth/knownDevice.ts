import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';

const NAME = 'plaza_known';
const KEPT_DAYS = 400;
/** A family shares a tablet. */
const MOST_PEOPLE = 5;
const PARTS = /^(\d{1,18})\.([\w-]{22})\.([\w-]{43})$/;

/**
 * Remembers beyond the logout that this person was logged in here. It opens nothing: it only says that strangers who
 * guess at the password elsewhere must not keep this browser from logging in.
 */
export function rememberDevice(
  ctx: Context,
  { key, userId, secure }: { key: Buffer; userId: string; secure: boolean },
): void {
  const others = marks(ctx).filter((mark) => PARTS.exec(mark)?.[1] !== userId);
  const own = markOf(ctx, { key, userId }) ?? signed(key, userId, randomBytes(16).toString('base64url'));
  const value = [own, ...others].slice(0, MOST_PEOPLE).join('~');
  ctx.append(
    'Set-Cookie',
    `${NAME}=${value}; Path=/api/auth; Max-Age=${KEPT_DAYS * 86_400}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`,
  );
}

/** The mark of a device that knows this person, or undefined: each has tries of its own. */
export function markOf(
  ctx: Context,
  { key, userId }: { key: Buffer; userId: string | undefined },
): string | undefined {
  if (userId === undefined) return undefined;
  return marks(ctx).find((mark) => {
    const [, whose, device = ''] = PARTS.exec(mark) ?? [];
    if (whose !== userId) return false;
    return timingSafeEqual(Buffer.from(mark), Buffer.from(signed(key, userId, device)));
  });
}

function marks(ctx: Context): string[] {
  return (ctx.cookies.get(NAME) ?? '')
    .split('~')
    .slice(0, MOST_PEOPLE)
    .filter((mark) => PARTS.test(mark));
}

function signed(key: Buffer, userId: string, device: string): string {
  const proof = createHmac('sha256', key).update(`known ${userId} ${device}`).digest('base64url');
  return `${userId}.${device}.${proof}`;
}
