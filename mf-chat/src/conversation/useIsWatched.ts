import { useSyncExternalStore } from 'react';

/** Whether somebody looks at this page: it is visible, and the window is the one in use. */
export function useIsWatched(): boolean {
  return useSyncExternalStore(subscribe, isWatched, isWatched);
}

function isWatched(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  window.addEventListener('focus', changed);
  window.addEventListener('blur', changed);
  return () => {
    document.removeEventListener('visibilitychange', changed);
    window.removeEventListener('focus', changed);
    window.removeEventListener('blur', changed);
  };
}
