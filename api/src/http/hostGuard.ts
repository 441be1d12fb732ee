import { isIP } from 'node:net';
import type { Middleware, Context } from 'koa';
import type { Config } from '../config.ts';
import { unknownHost } from './commonErrors.ts';

type Names = Pick<Config, 'publicUrl' | 'allowedHosts' | 'gamesOrigin'>;

/**
 * The names under which there are pages and calls. A page elsewhere that lets its name point here (DNS rebinding)
 * needs a name, so addresses and localhost always pass.
 */
export function ownHosts({ publicUrl, allowedHosts, gamesOrigin }: Names): (host: string) => boolean {
  const known = new Set(allowedHosts);
  if (publicUrl) known.add(new URL(publicUrl).host).add(new URL(publicUrl).hostname);
  const games = gamesOrigin === null ? undefined : new URL(gamesOrigin).hostname;
  return (host) => {
    const name = host.replace(/:\d+$/, '');
    if (name === games) return false;
    const local =
      name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
    return local || known.has(host) || known.has(name);
  };
}

/** Answers only under its own names, and under that of the games. */
export function hostGuard(config: Names): Middleware {
  const isOwn = ownHosts(config);
  return async (ctx, next) => {
    if (!isOwn(ctx.get('host').toLowerCase()) && !asksGamesHost(ctx, config)) throw unknownHost();
    await next();
  };
}

/** Whether somebody asks under the name that games have to themselves. A proxy may leave the port out. */
export function asksGamesHost(ctx: Context, { gamesOrigin }: Pick<Config, 'gamesOrigin'>): boolean {
  if (gamesOrigin === null) return false;
  return ctx.get('host').toLowerCase().replace(/:\d+$/, '') === new URL(gamesOrigin).hostname;
}

/** Under the name of the games there are pages for frames, and nothing else: no call, no page of ours, no cookie. */
export function gamesHost(config: Pick<Config, 'gamesOrigin'>): Middleware {
  return async (ctx, next) => {
    if (!asksGamesHost(ctx, config)) return next();
    if (ctx.path.startsWith('/framed/') && ['GET', 'HEAD'].includes(ctx.method)) {
      await next();
      ctx.remove('Set-Cookie');
    } else {
      ctx.status = 404;
      ctx.type = 'text/plain';
      ctx.body = 'Here are games, and nothing else.\n';
    }
  };
}
