import type { Knex } from 'knex';
import { raw } from 'objection';
import type { Clock } from '../clock.ts';
import { Media } from './Media.ts';
import { unknownMedia } from './media.errors.ts';
import { sweepMediaJob, UNUSED_MS } from './sweepMediaJob.ts';

/**
 * Takes media into a post, or whatever keeps them, in the caller's transaction: they must be the owner's own
 * and belong to nothing yet. In the order that was asked for.
 */
export async function attachMedia(
  db: Knex,
  ids: readonly string[],
  { ownerId, isPublic }: { ownerId: string; isPublic: boolean },
): Promise<Media[]> {
  if (ids.length === 0) return [];
  const taken = await Media.query(db)
    .whereIn('id', [...ids])
    .where({ owner_id: ownerId })
    .whereNull('attached_at')
    .whereNotNull('stored_at')
    .patch({ attached_at: raw('now()'), is_public: isPublic })
    .returning('*');
  const byId = new Map(taken.map((media) => [media.id, media]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []);
  if (ordered.length < ids.length || byId.size < ids.length) throw unknownMedia();
  return ordered;
}

/** Opens the files to everybody, or shuts them again. */
export async function openMediaTo(db: Knex, ids: readonly string[], isPublic: boolean): Promise<void> {
  if (ids.length > 0)
    await Media.query(db)
      .whereIn('id', [...ids])
      .patch({ is_public: isPublic });
}

/** Gives what belongs to nothing yet another day: somebody still waits with it. */
export async function keepLoose(db: Knex, id: string, now: Date): Promise<void> {
  await Media.query(db).where({ id, attached_at: null }).patch({ loose_since: now });
}

/** Lets media go: a day later, unless something has taken them in again, they and their files are swept. */
export async function releaseMedia(
  { db, clock }: { db: Knex; clock: Clock },
  ids: readonly string[],
): Promise<void> {
  const now = clock.now();
  for (const id of ids) {
    await Media.query(db).where({ id }).patch({ attached_at: null, is_public: false, loose_since: now });
    await sweepMediaJob.queue(
      db,
      { id },
      { runAt: new Date(now.getTime() + UNUSED_MS), key: `media.sweep ${id}` },
    );
  }
}
