import { COMFORT, type Comfort, SNAP_ANGLES } from './comfort.ts';

const KEY = 'zoneComfort';

type Keep = Pick<Storage, 'getItem' | 'setItem'>;

/** What somebody found comfortable last time; what was never chosen, or is no longer readable, is as for a newcomer. */
export function readComfort(keep: Keep): Comfort {
  const known = parsed(keep);
  const flag = (name: 'vignette' | 'seated' | 'walks' | 'swapped') =>
    typeof known[name] === 'boolean' ? known[name] : COMFORT[name];
  return {
    snap: SNAP_ANGLES.find((angle) => angle === known['snap']) ?? COMFORT.snap,
    vignette: flag('vignette'),
    seated: flag('seated'),
    walks: flag('walks'),
    swapped: flag('swapped'),
  };
}

export function keepComfort(keep: Keep, comfort: Comfort): void {
  try {
    keep.setItem(KEY, JSON.stringify(comfort));
  } catch {
    // A browser without storage forgets it, and that is all.
  }
}

function parsed(keep: Keep): Record<string, unknown> {
  try {
    const known: unknown = JSON.parse(keep.getItem(KEY) ?? '{}');
    return typeof known === 'object' && known !== null ? { ...known } : {};
  } catch {
    return {};
  }
}
