import type { Knex } from 'knex';
import type { Context } from 'koa';
import { z } from 'zod';
import { keyFor } from '../auth/keys.ts';
import { notFound } from '../http/commonErrors.ts';
import { found } from '../http/errors.ts';
import type { On } from '../http/slice.ts';
import type { Plaza } from '../plaza.ts';
import { isUnchanged } from '../remotes/browser/isUnchanged.ts';
import { User } from '../users/User.ts';
import { Media, type MediaFile } from './Media.ts';
import { addressExpired } from './media.errors.ts';
import { readRange } from './readRange.ts';
import { checkSignature } from './signMedia.ts';
import { storeOf } from './storeOf.ts';

const MEDIA_ID = z.uuid();

/** The files themselves. What somebody else made is never run: only shown, as exactly what it is. */
export function fileRoutes(on: On, { db, config, clock }: Plaza): void {
  const key = keyFor(config.sessionSecret, 'media');
  const store = storeOf(config);

  // public: a browser asks for pictures without a bearer, so the address of a private one is its key
  on.outside('GET /media/{*address}', async (ctx) => {
    const [, , id, name] = ctx.path.split('/');
    const media = MEDIA_ID.safeParse(id).success
      ? await Media.query(db)
          .findById(id ?? '')
          .whereNotNull('stored_at')
          .whereExists(ownerIsAround(db))
      : undefined;
    const file = found(
      media?.files.find((one) => one.name === name),
      notFound,
    );
    const isPublic = media?.is_public === true;
    const pass = isPublic ? 'open' : checkSignature(key, id ?? '', ctx.query, clock.now());
    if (pass === 'none') throw notFound();
    if (pass === 'expired') throw addressExpired();

    const leftSeconds = Math.floor(Number(ctx.query['until']) - clock.now().getTime() / 1000);
    ctx.set({
      'Cache-Control': isPublic ? 'public, max-age=31536000, immutable' : `private, max-age=${leftSeconds}`,
      'Cross-Origin-Resource-Policy': isPublic ? 'cross-origin' : 'same-site',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Disposition': `inline; filename="${file.name}"`,
      'Accept-Ranges': 'bytes',
    });
    ctx.type = file.type;
    await send(ctx, file, (range) => store.read(`${id}/${file.name}`, range));
  });
}

/** What somebody made goes with them, unless they have left it here. */
function ownerIsAround(db: Knex) {
  return User.query(db)
    .whereRaw('users.id = media.owner_id')
    .where({ is_blocked: false })
    .whereRaw('(deleted_at is null or keeps_posts)');
}

async function send(
  ctx: Context,
  { name, bytes }: MediaFile,
  read: (range?: { start: number; end: number }) => ReturnType<ReturnType<typeof storeOf>['read']>,
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
