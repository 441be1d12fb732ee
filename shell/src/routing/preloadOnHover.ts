/** A pointer or the focus on a link says where somebody is about to go. */
export function preloadOnHover(page: Document, preload: (pathname: string) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const hear = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement && link.origin === page.location.origin) preload(link.pathname);
  };
  page.addEventListener('pointerover', hear, { signal, passive: true });
  page.addEventListener('focusin', hear, { signal });
  return () => stop.abort();
}
