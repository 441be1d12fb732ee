import { LoadFailure } from './RemoteLoader.ts';
import type { Trusted } from './trust.ts';

const FAILED = 'plazaFailed';

/** Remembers a sheet's failure: browsers give even a refused one an empty `sheet`. */
export function watchSheet(link: HTMLLinkElement): HTMLLinkElement {
  link.addEventListener('error', () => (link.dataset[FAILED] = ''), { once: true });
  return link;
}

function sheetFailed(link: HTMLLinkElement): boolean {
  return FAILED in link.dataset;
}

/**
 * Resolves when every sheet below the address is there. The federation runtime does not wait for
 * the sheets it asks for, and a remote without its looks is not a remote that works.
 */
export async function sheetsArrive(base: string, root: ParentNode = document.head): Promise<void> {
  const links = [...root.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(links.filter((link) => link.href.startsWith(base)).map(sheetArrival));
}

function sheetArrival(link: HTMLLinkElement): Promise<void> {
  return new Promise((arrived, failed) => {
    const { pathname } = new URL(link.href);
    const fail = () =>
      failed(new LoadFailure('unreachable', `The sheet ${pathname} did not come as it was published.`));
    if (sheetFailed(link)) fail();
    else if (link.sheet) arrived();
    else {
      link.addEventListener('load', () => arrived(), { once: true });
      link.addEventListener('error', fail, { once: true });
    }
  });
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
