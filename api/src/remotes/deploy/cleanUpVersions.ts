import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { diskArtefactStore } from '../artefact/diskArtefactStore.ts';
import { Room } from '../Room.ts';
import { RoomVersion } from '../RoomVersion.ts';
import { lockHouse } from './houseLock.ts';

const KEPT_VERSIONS = 10;
const KEPT_DAYS = 30;

/**
 * Removes the old versions of a room after a new one came. Open tabs still load pieces of the version
 * they began with, so the newest ten stay, and everything of the last thirty days, and all that is live.
 */
export const cleanUpVersions = defineJob({
  name: 'remotes.clean-up',
  payload: z.object({ name: z.string() }),
  async run({ name }, { db, clock, config, log }) {
    const store = diskArtefactStore(config.artefactsDir);
    const oldEnough = new Date(clock.now().getTime() - KEPT_DAYS * 24 * 60 * 60_000);
    await db.transaction(async (transaction) => {
      await lockHouse(transaction);
      const room = await Room.query(transaction).findById(name);
      const live = [room?.activeVersion, room?.previousVersion, room?.canaryVersion];
      const versions = await RoomVersion.query(transaction).where({ name }).orderBy('created_at', 'desc');
      const gone = versions
        .slice(KEPT_VERSIONS)
        .filter(({ version, createdAt }) => createdAt < oldEnough && !live.includes(version));
      for (const { version } of gone) {
        await RoomVersion.query(transaction).deleteById([name, version]);
        await store.delete(name, version);
        log.info({ name, version }, 'removed an old version');
      }
    });
  },
});
