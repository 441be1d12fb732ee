import type { Context, Middleware } from 'koa';
import type { Config } from '../config.ts';

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
