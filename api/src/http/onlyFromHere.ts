import type { Context } from 'koa';
import { notFromHere } from './commonErrors.ts';

/**
 * For the few GETs of old that change something. A link, a picture, a prefetch or another site's script must not set
 * them off. Browsers say where a request comes from; who sends none of these headers is no browser, and has the token.
 */
export function onlyFromHere(ctx: Pick<Context, 'get'>): void {
  const site = ctx.get('sec-fetch-site');
  const mode = ctx.get('sec-fetch-mode');
  const dest = ctx.get('sec-fetch-dest');
  const purpose = ctx.get('sec-purpose') || ctx.get('purpose') || ctx.get('x-moz');
  const isFromHere =
    (site === '' || site === 'same-origin') &&
    (mode === '' || mode === 'cors' || mode === 'same-origin') &&
    (dest === '' || dest === 'empty') &&
    !/prefetch|prerender|preview/i.test(purpose);
  if (!isFromHere) throw notFromHere();
}
