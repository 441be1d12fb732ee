import type { Config } from '../../config.ts';
import { storeOf } from '../../media/storeOf.ts';
import type { Plaza } from '../../plaza.ts';
import { RemoteVersionRow } from '../RemoteVersionRow.ts';
import type { ArtefactStore } from './ArtefactStore.ts';
import { diskArtefactStore } from './diskArtefactStore.ts';
import { sharedArtefactStore } from './sharedArtefactStore.ts';

const opened = new WeakMap<Config, ArtefactStore>();

/** Where this server finds the files of every version: on its disk, or in the bucket with the disk as what it has fetched. */
export function artefactStoreOf({
  config,
  db,
  clock,
}: Pick<Plaza, 'config' | 'db' | 'clock'>): ArtefactStore {
  const known = opened.get(config);
  if (known) return known;
  const disk = diskArtefactStore(config.artefactsDir);
  const store = config.s3
    ? sharedArtefactStore({
        disk,
        bucket: storeOf(config),
        integrityOf: async (name, version) =>
          (await RemoteVersionRow.query(db).findById([name, version]))?.integrity,
        published: (name) => db('remote_versions').where({ name }).pluck('version'),
        nowMs: () => clock.now().getTime(),
      })
    : disk;
  opened.set(config, store);
  return store;
}
