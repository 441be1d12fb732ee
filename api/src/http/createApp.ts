import Koa, { type Middleware } from 'koa';
import type { Plaza } from '../plaza.ts';
import { answerErrors } from './answerErrors.ts';
import { notFound } from './commonErrors.ts';
import { healthRoutes, type Health } from './health.ts';
import { hostGuard } from './hostGuard.ts';
import { requestLog } from './requestLog.ts';
import { securityHeaders } from './securityHeaders.ts';

/** The walls, from the outside in. What a request meets first stands first. */
export function createApp(
  plaza: Pick<Plaza, 'config' | 'log' | 'metrics' | 'closing'>,
  health: Health,
  rooms: readonly Middleware[],
): Koa {
  const { config, log, metrics } = plaza;
  const app = new Koa({ proxy: config.trustedProxies > 0, maxIpsCount: config.trustedProxies });
  // Everything that goes wrong is written by answerErrors; what is left are visitors who hung up.
  app.silent = true;

  app.use(requestLog(log, metrics));
  app.use(securityHeaders({ https: config.publicUrl?.startsWith('https:') ?? false }));
  app.use(answerErrors({ config, metrics }));
  app.use(async (ctx, next) => {
    if (plaza.closing.aborted) ctx.set('Connection', 'close');
    await next();
  });
  app.use(hostGuard(config));
  app.use(healthRoutes(health, metrics));
  for (const room of rooms) app.use(room);
  app.use(() => {
    throw notFound();
  });
  return app;
}
