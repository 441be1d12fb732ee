import type { Knex } from 'knex';
import { z } from 'zod';
import { keyFor } from '../keyFor.ts';
import { notFound } from '../http/commonErrors.ts';
import { found, permit } from '../http/errors.ts';
import type { On } from '../http/slice.ts';
import type { Plaza } from '../plaza.ts';
import { User } from '../users/User.ts';
import { Media } from './Media.ts';
import { addressExpired } from './media.errors.ts';
import { sendFile } from './sendFile.ts';
import { mayOpen } from './mayOpen.ts';
import { viewerOf } from './signMedia.ts';
import { storeOf } from './storeOf.ts';

const MEDIA_ID = z.uuid();
/** A browser asks again after this whether it may still show what it has; the answer is a word, not the file. */
export const LOOKED_AGAIN_SECONDS = 60;

/** The files themselves. What somebody else made is never run: only shown, as exactly what it is. */
export function fileRoutes(on: On, { db, config, clock }: Plaza): void {
  const key = keyFor(config.sessionSecret, 'media');
  const store = storeOf(config);

  // public: a browser asks for pictures without a bearer, so the address of a private one says whose it is
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
    if (!isPublic) {
      const { pass, viewerId } = viewerOf(key, id ?? '', ctx.query, clock.now());
      if (pass === 'expired') throw addressExpired();
      permit(pass === 'open' && (await mayOpen(db, { id: id ?? '', viewerId })), notFound);
    }

    ctx.set({
      'Cache-Control': isPublic
        ? 'public, max-age=31536000, immutable'
        : `private, max-age=${LOOKED_AGAIN_SECONDS}`,
      'Cross-Origin-Resource-Policy': isPublic ? 'cross-origin' : 'same-site',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Disposition': `inline; filename="${file.name}"`,
      'Accept-Ranges': 'bytes',
    });
    ctx.type = file.type;
    await sendFile(ctx, file, (range) => store.read(`${id}/${file.name}`, range));
  });
}

/** What somebody made goes with them, unless they have left it here: in their posts, not as their face. */
function ownerIsAround(db: Knex) {
  return User.query(db)
    .whereRaw('users.id = media.owner_id')
    .where({ is_blocked: false })
    .whereRaw(
      `(deleted_at is null
        or (keeps_posts and exists (select from post_media pm where pm.media_id = media.id)))`,
    );
}
