import type { Readable } from 'node:stream';

/** The first and the last byte wanted, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A file on this machine, which may be moved, or bytes. */
export type Source = { path: string; bytes: number } | Buffer;

/** Where files lie: a disk, or an object store. Keys are `<medium>/<file>`. */
export interface MediaStore {
  /** Stores a file whole or not at all. */
  put(key: string, source: Source, type: string): Promise<void>;
  /** Nothing when there is no such file. */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** What is not there is no fault. */
  delete(keys: readonly string[]): Promise<void>;
}
