import type { Context } from 'koa';

/**
 * Sets the tag of an answer, and says whether the caller holds that very answer. Koa's own `fresh` also
 * gives up at `Cache-Control: no-cache` in the request, which `fetch` adds by itself to every tag it sends.
 */
export function isUnchanged(ctx: Context, tag: string): boolean {
  ctx.etag = tag;
  const held = ctx
    .get('if-none-match')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''));
  return held.includes(ctx.response.get('ETag'));
}
