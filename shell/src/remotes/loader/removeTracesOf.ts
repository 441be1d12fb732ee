import { sheetFailed } from './sheetsArrive.ts';
import type { Trusted } from './trust.ts';

/** Scripts that hang and sheets that never came: left in the page, they would be taken for the new ones. */
export function removeTracesOf({ base }: Trusted): void {
  for (const script of document.head.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (script.src.startsWith(base)) script.remove();
  }
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[href]')) {
    if (link.href.startsWith(base) && (!link.sheet || sheetFailed(link))) link.remove();
  }
}
