import type { Readable } from 'node:stream';
import type { ByteRange } from '../../media/store/MediaStore.ts';

export interface StoredFile {
  size: number;
  /** Changes when the stored bytes do. */
  etag: string;
  /** The whole file, or a part of it. */
  open(range?: ByteRange): Readable;
}

/** Where the built files of every version lie: a disk, or an object store. */
export interface ArtefactStore {
  /** Stores a version whole or not at all. */
  put(name: string, version: string, files: ReadonlyMap<string, Uint8Array>): Promise<void>;
  read(name: string, version: string, path: string): Promise<StoredFile | undefined>;
  /** Whether all these files are there as they should be, for every machine. */
  holds(name: string, version: string, files: ReadonlyMap<string, Uint8Array>): Promise<boolean>;
  delete(name: string, version: string): Promise<void>;
}
