import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at least so wide. Where nothing can be measured, it is not. */
export function useMinWidth(px: number): boolean {
  const query = `(width >= ${px}px)`;
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false);
}
