import type { Host } from '../host/Host.ts';

/** A theme or a language that is chosen in one tab is that of all, and the device's is followed. Returns the way to stop. */
export function followChoices(
  view: Window,
  { themes, languages }: Pick<Host, 'themes' | 'languages'>,
): () => void {
  const stop = new AbortController();
  const hear = ({ key }: StorageEvent) => {
    if (key === 'theme') themes.look();
    if (key === 'language') languages.look();
  };
  const { signal } = stop;
  view.addEventListener('storage', hear, { signal });
  const device = view.matchMedia?.('(prefers-color-scheme: light)');
  device?.addEventListener('change', ({ matches }) => themes.followDevice(matches), { signal });
  // It begins long after the page: what was chosen until now nobody says again.
  if (device) themes.followDevice(device.matches);
  themes.look();
  languages.look();
  return () => stop.abort();
}
