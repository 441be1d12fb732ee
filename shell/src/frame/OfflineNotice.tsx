import { Notice } from '@plaza/design-system';
import { useSyncExternalStore } from 'react';
import classes from './OfflineNotice.module.css';

/** Said once, on top of everything, for as long as it is so. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine);
  return isOnline ? null : (
    <Notice className={classes.notice} title="You are offline">
      What is open stays open. The rest comes back with your connection.
    </Notice>
  );
}

function listen(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
