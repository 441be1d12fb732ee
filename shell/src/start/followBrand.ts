import { changeBrand } from '../brand.ts';
import type { Host } from '../host/Host.ts';

const CHANNEL = 'brand';
const SHEET = 'plaza-brand-sheet';

/**
 * Keeps an open page in the name, colours and languages of the community. A member hears by the hub that they changed;
 * everybody asks when the network is back and when the tab is looked at again. Returns the way to stop.
 */
export function followBrand({ api, hub, languages, page }: Pick<Host, 'api' | 'hub' | 'languages' | 'page'>) {
  const stop = new AbortController();
  const { signal } = stop;
  const look = async () => {
    // What does not come now comes with the next page.
    const said = await api.call('GET /brand', { signal }).catch(() => undefined);
    if (!said || signal.aborted) return;
    wear(page, said.sheet);
    changeBrand(said.brand);
    languages.offer(said.brand.languages);
  };
  const ask = () => void look();
  page.defaultView?.addEventListener('online', ask, { signal });
  page.addEventListener('visibilitychange', () => page.visibilityState === 'visible' && ask(), { signal });
  for (const type of ['joined', 'brand-changed']) {
    const listening = hub.request('listen', CHANNEL, type).subscribe({ next: ask, error: () => undefined });
    signal.addEventListener('abort', () => listening.unsubscribe(), { once: true });
  }
  return () => stop.abort();
}

/** The sheet of colours and logo. The one before it goes when the next is there: nothing flashes in between. */
function wear(page: Document, sheet: string | null): void {
  const worn = page.getElementById(SHEET);
  if ((worn?.getAttribute('href') ?? null) === sheet) return;
  if (!sheet) return worn?.remove();
  const next = page.createElement('link');
  next.rel = 'stylesheet';
  next.href = sheet;
  next.addEventListener('load', () => worn?.remove(), { once: true });
  // One that does not come leaves the page as it was.
  next.addEventListener('error', () => next.remove(), { once: true });
  worn?.removeAttribute('id');
  next.id = SHEET;
  page.head.append(next);
}
