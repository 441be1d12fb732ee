import { lazy, Suspense } from 'react';
import { brand } from '../brand.ts';
import { useWhole } from '../parts/useWhole.ts';
import { OfflineNotice } from './OfflineNotice.tsx';

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
