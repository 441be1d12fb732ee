import { Notice, useWords } from '@plaza/design-system';
import { useSyncExternalStore } from 'react';
import { firstWords } from '../first.words.ts';
import classes from './OfflineNotice.module.css';

/** Said once, on top of everything, for as long as it is so. */
export function OfflineNotice() {
  const t = useWords(firstWords);
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  return isOnline ? null : (
    <Notice className={classes.notice} title={t.offline}>
      {t.offlineWords}
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
