import { Notice, useWords } from '@plaza/design-system';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { brand } from '../brand.ts';
import { useWhole } from '../parts/picture.ts';
import { firstWords } from '../first.words.ts';
import classes from './StandingNotices.module.css';

const AnnouncementBanner = lazy(async () => ({
  default: (await import('../memberFrame.ts')).AnnouncementBanner,
}));

/** What everybody is told, whatever page they are on, for as long as it holds. In the picture of a page it is not: it was drawn before. */
export function StandingNotices() {
  const isWhole = useWhole();
  return (
    <div data-standing="">
      <OfflineNotice />
      {isWhole && brand.announcements.length > 0 ? (
        <Suspense>
          <AnnouncementBanner announcements={brand.announcements} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Said once, on top of everything, for as long as it is so. */
function OfflineNotice() {
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
