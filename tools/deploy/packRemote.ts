import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';

/**
 * The files of a built remote as one gzipped tar. The same files give the same bytes: no times, no owners. What is hidden
 * was left by a tool for itself.
 */
export async function packRemote(dir: string): Promise<Uint8Array<ArrayBuffer>> {
  const tar = pack();
  for (const name of filesBelow(dir)) {
    tar.entry({ name, mtime: new Date(0), mode: 0o644 }, readFileSync(join(dir, name)));
  }
  tar.finalize();
  return new Uint8Array(gzipSync(await buffer(tar)));
}

function filesBelow(dir: string, below = ''): string[] {
  return readdirSync(join(dir, below), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = below ? `${below}/${entry.name}` : entry.name;
      return entry.isDirectory() ? filesBelow(dir, path) : [path];
    });
}
