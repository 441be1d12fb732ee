import type { Context } from 'koa';

/** A browser that goes to an address says so. Whoever takes anything gets a page, but not for the name of a file. */
export function wantsPage(ctx: Context): boolean {
  if (ctx.get('accept').includes('text/html')) return true;
  return ctx.accepts('html') === 'html' && !/\.\w+$/.test(ctx.path);
}
