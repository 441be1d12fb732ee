import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Media } from './Media.ts';
import { diskStore } from './store/diskStore.ts';
import type { MediaStore } from './store/MediaStore.ts';
import { s3Store } from './store/s3Store.ts';

const opened = new WeakMap<Config, MediaStore>();

/** The one store of this server: the bucket when one is configured, or the disk. */
export function storeOf(config: Config): MediaStore {
  const known = opened.get(config);
  if (known) return known;
  const store = config.s3 ? s3Store(config.s3) : diskStore(config.mediaDir, incomingOf(config));
  opened.set(config, store);
  return store;
}

/** Where uploads land. On the disk of the files themselves, so that moving one is a rename. */
export function incomingOf({ mediaDir }: Pick<Config, 'mediaDir'>): string {
  return join(mediaDir, '.incoming');
}

export function keysOf({ id, files }: Pick<Media, 'id' | 'files'>): string[] {
  return files.map(({ name }) => `${id}/${name}`);
}
