import type { Knex } from 'knex';
import { loadLiveRegistry } from '../registry/loadLiveRegistry.ts';
import type { PublishedRemote } from '../registry/LiveRegistry.ts';
import { refuseWith } from '../remotes.errors.ts';
import { findObjections } from './findObjections.ts';
import { gatedPublished, gatedVersions } from './gatedVersions.ts';

/** Refuses a published version that does not fit what is live now: other things may be live than when it was published. */
export async function refuseUnlessFit(db: Knex, published: PublishedRemote): Promise<void> {
  const objections = findObjections(gatedPublished(published), gatedVersions(await loadLiveRegistry(db)));
  if (objections.length > 0) throw refuseWith(objections);
}
