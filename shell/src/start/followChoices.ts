import type { Host } from '../host/Host.ts';

/** A theme or a language that is chosen in one tab is that of all. Returns the way to stop. */
export function followChoices(
  view: Window,
  { themes, languages }: Pick<Host, 'themes' | 'languages'>,
): () => void {
  const stop = new AbortController();
  const hear = ({ key }: StorageEvent) => {
    if (key === 'theme') themes.look();
    if (key === 'language') languages.look();
  };
  view.addEventListener('storage', hear, { signal: stop.signal });
  // It begins long after the page: what was chosen until now nobody says again.
  themes.look();
  languages.look();
  return () => stop.abort();
}
