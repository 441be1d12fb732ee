import { z } from 'zod';
import { defineJob, UNTIL_DONE } from '../../jobs/defineJob.ts';
import { artefactStoreOf } from '../artefact/artefactStoreOf.ts';
import { RemoteRow } from '../RemoteRow.ts';
import { RemoteVersionRow } from '../RemoteVersionRow.ts';
import { inTurn } from '../../db/inTurn.ts';
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
  async run({ name }, { db, clock, log }) {
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
        await removeFiles.queue(transaction, { name, version });
        log.info({ name, version }, 'removed an old version');
      }
    });
  },
});

/** Once its row is gone for good: nobody would have the files of a row that came back with a rollback. */
export const removeFiles = defineJob({
  name: 'remotes.remove-files',
  attempts: UNTIL_DONE,
  payload: z.object({ name: z.string(), version: z.string() }),
  async run({ name, version }, { db, clock, config }) {
    // Who publishes it again at this moment has files and no row yet.
    await inTurn(db, ['version', name, version], async () => {
      if (await RemoteVersionRow.query(db).findById([name, version])) return;
      await artefactStoreOf({ config, db, clock }).delete(name, version);
    });
  },
});
