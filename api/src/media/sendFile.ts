import type { Context } from 'koa';
import { notFound } from '../http/commonErrors.ts';
import { found } from '../http/errors.ts';
import { isUnchanged } from '../http/isUnchanged.ts';
import type { ByteRange, MediaStore } from './store/MediaStore.ts';

/** Sends a file: whole, the one range that is asked for, or a word that the caller has it. */
export async function sendFile(
  ctx: Context,
  { name, bytes }: { name: string; bytes: number },
  read: (range?: ByteRange) => ReturnType<MediaStore['read']>,
): Promise<void> {
  if (isUnchanged(ctx, `${bytes.toString(36)}-${name}`)) {
    ctx.status = 304;
    return;
  }
  const asked = isStillThis(ctx) ? ctx.get('Range') : '';
  const range = asked && ctx.method === 'GET' ? readRange(asked, bytes) : 'whole';
  if (range === 'beyond') {
    ctx.status = 416;
    ctx.set({ 'Content-Range': `bytes */${bytes}`, 'Cache-Control': 'no-store' });
    ctx.body = '';
    return;
  }
  const isPart = range !== 'whole';
  if (ctx.method !== 'HEAD') ctx.body = found(await read(isPart ? range : undefined), notFound);
  ctx.status = isPart ? 206 : 200;
  if (isPart) ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${bytes}`);
  ctx.length = isPart ? range.end - range.start + 1 : bytes;
}

/** Whoever goes on with a file has the beginning of this very one. A date tells nothing: none was ever sent. */
function isStillThis(ctx: Context): boolean {
  const held = ctx.get('If-Range');
  return held === '' || held === ctx.response.get('ETag');
}

/**
 * The one range a player asks for. Several at once, and what is no range at all, get the whole file, as the
 * standard allows (RFC 9110, 14.2); one that lies behind the end gets nothing.
 */
function readRange(header: string, size: number): ByteRange | 'whole' | 'beyond' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'beyond' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'beyond' : { start, end };
}
