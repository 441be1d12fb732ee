import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { contentSecurityPolicy } from '../http/securityHeaders.ts';
import { guest } from '../http/session.ts';
import type { On } from '../http/slice.ts';
import type { Plaza } from '../plaza.ts';
import { isUnchanged } from '../remotes/browser/isUnchanged.ts';
import { allowsLocalhost } from '../remotes/browser/overrides.ts';
import type { Registry } from '../remotes/registry/openRegistry.ts';
import { presentRegistry } from '../remotes/registry/presentRegistry.ts';
import { crawlerRoutes } from './crawler.routes.ts';
import { originOf } from './originOf.ts';
import { pageWords } from './pageWords.ts';
import { renderNoShell } from './renderNoShell.ts';
import { renderPage } from './renderPage.ts';

/** Every address that is nothing else is a page of the shell, made for the browser that asks. */
export function pageRoutes(on: On, plaza: Plaza, registry: Registry): void {
  crawlerRoutes(on, plaza);

  // public: who may see what is decided by the calls a page makes
  on.outside('GET /{*address}', async (ctx, next) => {
    if (!wantsPage(ctx)) return next();
    const preview = ctx.query['preview'];
    // A page is asked for without a bearer; the cookie of the login speaks for the member.
    const { revision, rooms } = await registry.pickFor(
      ctx,
      guest,
      typeof preview === 'string' ? preview : undefined,
    );
    const shell = rooms.find((room) => room.name === 'shell')?.current;
    const answer = presentRegistry(revision, rooms);
    const mayOverride = allowsLocalhost(ctx, plaza);
    ctx.set({
      'Cache-Control': 'no-cache',
      Vary: 'Cookie',
      'Content-Security-Policy': contentSecurityPolicy({ localhost: mayOverride, host: ctx.host }),
    });
    ctx.type = 'html';
    if (!shell || !answer) {
      ctx.status = 503;
      ctx.set('Retry-After', '5');
      ctx.body = renderNoShell();
      return;
    }
    const { brand } = plaza.config;
    const html = renderPage(shell, answer, {
      brand,
      words: pageWords(ctx.path, brand),
      origin: originOf(ctx, plaza.config),
      path: ctx.path,
      override: mayOverride,
    });
    if (isUnchanged(ctx, createHash('sha256').update(html).digest('base64url'))) ctx.status = 304;
    else ctx.body = html;
  });
}

/** A browser that goes to an address says so. Whoever takes anything gets a page, but not for the name of a file. */
function wantsPage(ctx: Context): boolean {
  if (ctx.get('accept').includes('text/html')) return true;
  return ctx.accepts('html') === 'html' && !/\.\w+$/.test(ctx.path);
}
