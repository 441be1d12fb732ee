import Koa, { type Middleware } from 'koa';
import type { Plaza } from '../plaza.ts';
import { offerLanguages } from '../language/language.ts';
import { answerErrors, type TroublePage } from './answerErrors.ts';
import { notFound } from './commonErrors.ts';
import { healthRoutes, type Health } from './health.ts';
import { hostGuard, gamesHost } from './hostGuard.ts';
import { requestLog } from './requestState.ts';
import { securityHeaders } from './securityHeaders.ts';

/** The walls, from the outside in. What a request meets first stands first. */
export function createApp(
  plaza: Pick<Plaza, 'config' | 'clock' | 'log' | 'metrics' | 'closing'>,
  health: Health,
  middlewares: readonly Middleware[],
  troublePage: TroublePage,
): Koa {
  const { config, log, metrics } = plaza;
  const app = new Koa({ proxy: config.trustedProxies > 0, maxIpsCount: config.trustedProxies });
  // Everything that goes wrong is written by answerErrors; what is left are visitors who hung up.
  app.silent = true;
  offerLanguages(app, () => config.brand.languages);

  app.use(requestLog(log, metrics));
  app.use(securityHeaders({ https: config.publicUrl?.startsWith('https:') ?? false }));
  app.use(answerErrors({ config, metrics }, troublePage));
  app.use(async (ctx, next) => {
    if (plaza.closing.aborted) ctx.set('Connection', 'close');
    await next();
  });
  app.use(gamesHost(config));
  app.use(hostGuard(config));
  app.use(healthRoutes(health, metrics, plaza));
  for (const middleware of middlewares) app.use(middleware);
  app.use(() => {
    throw notFound();
  });
  return app;
}
