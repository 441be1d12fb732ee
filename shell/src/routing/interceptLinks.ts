/**
 * Plain clicks on plain links of this plaza go through the shell, also those in remotes: one page,
 * no reload. Whoever holds a key, wants another window or a download gets what the browser does.
 */
export function interceptLinks(
  page: Document,
  navigate: (to: string) => void,
  isOurs: (pathname: string) => boolean,
): () => void {
  const hear = (event: MouseEvent) => {
    const to = destinationOf(event, page.location);
    if (to === undefined || !isOurs(to.pathname)) return;
    event.preventDefault();
    const { pathname, search } = page.location;
    if (to.pathname === pathname && to.search === search) begin(page);
    else navigate(to.pathname + to.search + to.hash);
  };
  page.addEventListener('click', hear);
  return () => page.removeEventListener('click', hear);
}

/** A link to where one is already: Home in the middle of the feed leads to its top, as people know it from elsewhere. */
function begin(page: Document): void {
  page.defaultView?.scrollTo({ top: 0 });
  page.getElementById('main')?.focus({ preventScroll: true });
}

export function destinationOf(event: MouseEvent, here: Location): URL | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || event.defaultPrevented) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const to = new URL(link.href, here.href);
  if (to.origin !== here.origin) return undefined;
  // A jump within the page is the browser's, with its scrolling and focus.
  const isJump = to.hash !== '' && to.pathname === here.pathname && to.search === here.search;
  return isJump ? undefined : to;
}
