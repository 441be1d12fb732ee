import { buffer } from 'node:stream/consumers';
import type { MediaStore } from '../../media/store/MediaStore.ts';
import type { ReadAt } from './readCodecs.ts';

/** A stored file to be read here and there, from a disk or a bucket. */
export function storedFile(store: MediaStore, key: string, bytes: number): ReadAt {
  return async (at, length) => {
    const end = Math.min(bytes, at + length) - 1;
    const stream = end < at ? undefined : await store.read(key, { start: at, end });
    return stream ? buffer(stream) : Buffer.alloc(0);
  };
}
