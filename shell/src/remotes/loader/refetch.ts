import type { Trusted } from './trust.ts';

/** The cache answers at once; where it does not, an answer is on its way that may never end. */
const LOOK_MS = 1000;

/**
 * Replaces what the browser has kept of a version, and is not as it was published, by what the server has now. What it
 * has not kept it will ask for by itself, and what is whole it need not ask for again. Never rejects.
 */
export async function refetch({ base, version }: Trusted, limitMs: number): Promise<void> {
  const signal = AbortSignal.timeout(limitMs);
  await Promise.allSettled(
    Object.entries(version.integrity).map(async ([file, integrity]) => {
      const address = base + file;
      if (!(await isFine(address, integrity))) await read(address, { cache: 'reload', signal });
    }),
  );
}

/** Whether nothing of a file is kept, or all of it. Only of its own origin a page may ask for what is kept. */
async function isFine(address: string, integrity: string): Promise<boolean> {
  const look = (more?: RequestInit) =>
    read(address, {
      cache: 'only-if-cached',
      mode: 'same-origin',
      signal: AbortSignal.timeout(LOOK_MS),
      ...more,
    });
  try {
    await look();
  } catch (error) {
    return error instanceof TypeError && address.startsWith(location.origin);
  }
  return look({ integrity }).then(
    () => true,
    () => false,
  );
}

/** To its end: a body left unread never reaches the cache. */
async function read(address: string, how: RequestInit): Promise<void> {
  await (await fetch(address, how)).arrayBuffer();
}
