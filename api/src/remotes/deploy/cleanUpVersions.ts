import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { artefactStoreOf } from '../artefact/artefactStoreOf.ts';
import { RemoteRow } from '../RemoteRow.ts';
import { RemoteVersionRow } from '../RemoteVersionRow.ts';
import { takeTurn } from '../../db/takeTurn.ts';

const KEPT_VERSIONS = 10;
const KEPT_DAYS = 30;

/**
 * Removes the old versions of a remote after a new one came. Open tabs still load pieces of the version
 * they began with, so the newest ten stay, and everything of the last thirty days, and all that is live.
 */
export const cleanUpVersions = defineJob({
  name: 'remotes.clean-up',
  payload: z.object({ name: z.string() }),
  async run({ name }, { db, clock, config, log }) {
    const store = artefactStoreOf({ config, db, clock });
    const oldEnough = new Date(clock.now().getTime() - KEPT_DAYS * 24 * 60 * 60_000);
    await db.transaction(async (transaction) => {
      await takeTurn(transaction, 'registry');
      const remote = await RemoteRow.query(transaction).findById(name);
      const live = [remote?.activeVersion, remote?.previousVersion, remote?.canaryVersion];
      const versions = await RemoteVersionRow.query(transaction)
        .where({ name })
        .orderBy('created_at', 'desc');
      const gone = versions
        .slice(KEPT_VERSIONS)
        .filter(({ version, createdAt }) => createdAt < oldEnough && !live.includes(version));
      for (const { version } of gone) {
        await RemoteVersionRow.query(transaction).deleteById([name, version]);
        await store.delete(name, version);
        log.info({ name, version }, 'removed an old version');
      }
    });
  },
});
