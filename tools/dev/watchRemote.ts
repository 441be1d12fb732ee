import { mkdirSync, rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { type BuiltRemote, buildRemote, readRemote, repoRoot } from '../build/index.ts';

export interface Watched {
  latest(): BuiltRemote;
  close(): void;
}

/**
 * Builds a remote anew whenever a file of it changes. A whole build takes a few hundred
 * milliseconds, and each gets a version of its own, so the page swaps in exactly what a deploy
 * would bring: no second module system, no stale code.
 */
export async function watchRemote(
  name: string,
  onBuilt: (built: BuiltRemote) => void,
  onBroken: (error: unknown) => void,
): Promise<Watched> {
  const remote = readRemote(name);
  const folder = join(repoRoot, '.cache/dev', name);
  rmSync(folder, { recursive: true, force: true });
  let count = 0;
  const build = () => {
    const version = `0.0.0-dev.${Date.now()}.${(count += 1)}`;
    mkdirSync(folder, { recursive: true });
    return buildRemote(name, { version, outDir: join(folder, version) });
  };

  let latest = await build();
  let waiting: NodeJS.Timeout | undefined;
  const rebuild = () => {
    build().then((built) => onBuilt((latest = built)), onBroken);
  };
  const watchers = [
    join(remote.dir, 'src'),
    join(repoRoot, 'shell/contract/src'),
    join(repoRoot, 'shell/crypto/src'),
    join(repoRoot, 'api/contract/src'),
  ].map((dir) =>
    watch(dir, { recursive: true }, () => {
      clearTimeout(waiting);
      waiting = setTimeout(rebuild, 60); // editors write a file in several strokes
    }),
  );
  return {
    latest: () => latest,
    close: () => {
      clearTimeout(waiting);
      for (const watcher of watchers) watcher.close();
    },
  };
}
