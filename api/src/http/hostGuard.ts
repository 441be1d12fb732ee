import { isIP } from 'node:net';
import type { Middleware } from 'koa';
import type { Config } from '../config.ts';
import { unknownHost } from './commonErrors.ts';

/**
 * Answers only under its own names. A page elsewhere that lets its name point here (DNS rebinding)
 * needs a name, so addresses and localhost always pass.
 */
export function hostGuard({
  publicUrl,
  allowedHosts,
  gamesOrigin,
}: Pick<Config, 'publicUrl' | 'allowedHosts' | 'gamesOrigin'>): Middleware {
  const known = new Set(allowedHosts);
  if (gamesOrigin) known.add(new URL(gamesOrigin).hostname);
  if (publicUrl) known.add(new URL(publicUrl).host).add(new URL(publicUrl).hostname);
  return async (ctx, next) => {
    const host = ctx.get('host').toLowerCase();
    const name = host.replace(/:\d+$/, '');
    const local =
      name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
    if (!local && !known.has(host) && !known.has(name)) throw unknownHost();
    await next();
  };
}
