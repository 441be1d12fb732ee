import type { Context } from 'koa';
import { badInput } from './commonErrors.ts';

/** Where a page ends, as a word that a client hands back and need not understand. */
export function cursorOf(list: string, id: string, place?: string): string {
  return Buffer.from([list, id, ...(place === undefined ? [] : [place])].join(':')).toString('base64url');
}

/** Where the last one stood in a list that is not ordered by ids; undefined where the cursor does not say it. */
export function placeIn(cursor: string | undefined): string | undefined {
  const [, , ...place] = Buffer.from(cursor ?? '', 'base64url')
    .toString()
    .split(':');
  // A text of the database has none.
  if (place.join('').includes('\0'))
    throw badInput({ fields: { 'query.cursor': 'Not a cursor of this list.' } });
  return place.length === 0 ? undefined : place.join(':');
}

/** The id in a cursor of this list. Whatever else comes is a wrong input, not the beginning of the list. */
export function readCursor(list: string, cursor: string | undefined, field = 'query.cursor'): string | null {
  if (cursor === undefined) return null;
  const [name, id = ''] = Buffer.from(cursor, 'base64url').toString().split(':');
  if (name !== list || !/^[1-9]\d{0,17}$/.test(id)) {
    throw badInput({ fields: { [field]: 'Not a cursor of this list.' } });
  }
  return id;
}

/** Says where the next page is, for who reads headers. A page that is not full is the last one. */
export function linkNext(ctx: Context, items: readonly { cursor: string }[], pageSize: number): void {
  const last = items.at(-1);
  if (last && items.length >= pageSize) {
    ctx.set('Link', `<${ctx.path}?cursor=${encodeURIComponent(last.cursor)}>; rel="next"`);
  }
}
