import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { isWorthCompressing } from './contentTypeOf.ts';

const pack = promisify(gzip);

/**
 * The files with a gzipped twin beside each one that gets smaller by it. Packing once when a version is
 * published costs a visitor nothing; hashes are over the plain bytes, which is what a browser compares.
 */
export async function withPackedTwins(files: ReadonlyMap<string, Buffer>): Promise<Map<string, Buffer>> {
  const all = new Map(files);
  for (const [path, bytes] of files) {
    if (!isWorthCompressing(path)) continue;
    const packed = await pack(bytes, { level: 9 });
    if (packed.length < bytes.length * 0.9) all.set(`${path}.gz`, packed);
  }
  return all;
}
