import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { diskStore } from '../../media/store/diskStore.ts';
import type { MediaStore } from '../../media/store/MediaStore.ts';
import { s3Store } from '../../media/store/s3Store.ts';

const opened = new WeakMap<Config, MediaStore>();

/** Where encrypted files lie: beside pictures and videos, in the bucket or on the disk, but never among them. */
export function blobStore(config: Config): MediaStore {
  const known = opened.get(config);
  if (known) return known;
  const store = config.s3
    ? below('sealed', s3Store(config.s3))
    : diskStore(join(config.dataDir, 'sealed'), incomingBlobs(config));
  opened.set(config, store);
  return store;
}

export function incomingBlobs({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'sealed', '.incoming');
}

export const blobKey = (id: string): string => `${id}/blob`;

function below(folder: string, store: MediaStore): MediaStore {
  const inside = (key: string) => `${folder}/${key}`;
  return {
    put: (key, source, type) => store.put(inside(key), source, type),
    read: (key, range) => store.read(inside(key), range),
    delete: (keys) => store.delete(keys.map(inside)),
  };
}
