import type { Context } from 'koa';

/** Says where the next page is, for who reads headers. A page that is not full is the last one. */
export function linkNext(ctx: Context, items: readonly { cursor: string }[], pageSize: number): void {
  const last = items.at(-1);
  if (last && items.length >= pageSize) {
    ctx.set('Link', `<${ctx.path}?cursor=${encodeURIComponent(last.cursor)}>; rel="next"`);
  }
}
