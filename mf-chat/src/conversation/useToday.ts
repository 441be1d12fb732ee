import { useSyncExternalStore } from 'react';

/** When the day began that it is, in milliseconds: told again when another begins, also to a page that was away meanwhile. */
export function useToday(): number {
  return useSyncExternalStore(subscribe, startOfToday, startOfToday);
}

function startOfToday(): number {
  return new Date(Date.now()).setHours(0, 0, 0, 0);
}

function subscribe(changed: () => void): () => void {
  let midnight: ReturnType<typeof setTimeout>;
  const wait = () => {
    const next = new Date(Date.now()).setHours(24, 0, 0, 0);
    midnight = setTimeout(() => {
      changed();
      wait();
    }, next - Date.now());
  };
  wait();
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearTimeout(midnight);
    document.removeEventListener('visibilitychange', changed);
  };
}
