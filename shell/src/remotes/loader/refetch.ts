import { sheetFailed } from './sheetsArrive.ts';
import type { Trusted } from './trust.ts';

/** Replaces every file of a version in the browser's cache by what the server has now. Never rejects. */
export async function refetch({ base, version }: Trusted, limitMs: number): Promise<void> {
  const signal = AbortSignal.timeout(limitMs);
  await Promise.allSettled(
    Object.keys(version.integrity).map(async (file) => {
      const response = await fetch(base + file, { cache: 'reload', credentials: 'omit', signal });
      await response.arrayBuffer(); // a body left unread never reaches the cache
    }),
  );
}

/** Scripts that hang and sheets that never came: left in the page, they would be taken for the new ones. */
export function removeTracesOf({ base }: Trusted): void {
  for (const script of document.head.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (script.src.startsWith(base)) script.remove();
  }
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[href]')) {
    if (link.href.startsWith(base) && (!link.sheet || sheetFailed(link))) link.remove();
  }
}
