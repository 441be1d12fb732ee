import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';

/** What a proxy adds: behind one, everybody comes from this machine. */
const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

/** Numbers tell how many people are here and what fails: they are for this machine, or for who has the token. */
export function mayReadMetrics(ctx: Context, token: string | undefined): boolean {
  const given = /^Bearer (\S+)$/i.exec(ctx.get('authorization'))?.[1];
  if (token !== undefined && given !== undefined && timingSafeEqual(hashOf(given), hashOf(token)))
    return true;
  const isForwarded = FORWARDED.some((header) => ctx.get(header) !== '');
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(ctx.req.socket.remoteAddress ?? '');
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
