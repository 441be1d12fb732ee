/** Starts the shell that the page names, under the hashes that the page gave, and fetches what comes with it. */
export function startShell(page: Document): void {
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[data-later]'))
    link.rel = link.dataset['later'] ?? '';
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[data-start]')) {
    const script = page.createElement('script');
    for (const name of ['integrity', 'crossorigin']) script.setAttribute(name, link.getAttribute(name) ?? '');
    script.async = false;
    script.src = link.href;
    // Who watches the start may come too late to hear it.
    script.addEventListener('error', () => (link.dataset['broken'] = ''));
    page.head.append(script);
  }
}

export function whenParsed(page: Document): Promise<unknown> {
  return new Promise((resolve) => {
    if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', resolve);
    else resolve(undefined);
  });
}
