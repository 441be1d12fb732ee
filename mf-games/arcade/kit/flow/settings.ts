import type { Settings } from '@plaza/games-sdk';

/** What holds until the page says otherwise: nothing is stored here, a sandboxed frame has no storage. */
export function firstSettings(): Settings {
  const prefers = (query: string) => matchMedia(query).matches;
  return {
    muted: false,
    volume: 1,
    contrast: prefers('(prefers-contrast: more)'),
    reducedMotion: prefers('(prefers-reduced-motion: reduce)'),
    slow: false,
    captions: false,
    keys: {},
  };
}
