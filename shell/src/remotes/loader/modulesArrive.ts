import { LoadFailure } from './RemoteLoader.ts';
import type { Trusted } from './trust.ts';

/**
 * Fetches every script of a version as a module, with its hash, and waits for all of them. `import` has no place for a
 * hash, but takes a module that is there already: so what is imported later is what was checked here, or nothing.
 */
export async function modulesArrive({ base, version }: Trusted): Promise<void> {
  const scripts = Object.entries(version.integrity).filter(([file]) => file.endsWith('.js'));
  await Promise.all(scripts.map(([file, hash]) => moduleArrival(base + file, hash)));
}

function moduleArrival(address: string, hash: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  link.crossOrigin = 'anonymous';
  link.integrity = hash;
  return new Promise((arrived, failed) => {
    const { pathname } = new URL(address);
    link.addEventListener('load', () => arrived());
    link.addEventListener('error', () =>
      failed(new LoadFailure('unreachable', `The module ${pathname} did not come as it was published.`)),
    );
    document.head.append(link);
  });
}
