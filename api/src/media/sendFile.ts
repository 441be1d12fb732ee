import type { Context } from 'koa';
import { notFound } from '../http/commonErrors.ts';
import { found } from '../http/errors.ts';
import { isUnchanged } from '../http/isUnchanged.ts';
import { readRange } from './readRange.ts';
import type { ByteRange, MediaStore } from './store/MediaStore.ts';

/** Sends a file that never changes: whole, the one range that is asked for, or a word that the caller has it. */
export async function sendFile(
  ctx: Context,
  { name, bytes }: { name: string; bytes: number },
  read: (range?: ByteRange) => ReturnType<MediaStore['read']>,
): Promise<void> {
  if (isUnchanged(ctx, `${bytes.toString(36)}-${name}`)) {
    ctx.status = 304;
    return;
  }
  const asked = ctx.get('Range');
  // Files never change under their address, so an If-Range can only be about this very one.
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
