import { EmptyState, ErrorState, useWords } from '@plaza/design-system';
import { MoreButton } from '../paging/MoreButton.tsx';
import { PeopleSkeleton } from '../person/PeopleSkeleton.tsx';
import { bellWords } from './bell.words.ts';
import classes from './NoticeList.module.css';
import { NoticeRow } from './NoticeRow.tsx';
import type { Notices } from './useNotices.ts';
import { panelWords } from './panel.words.ts';

interface NoticeListProps {
  notices: Notices;
  /** One of them was followed. */
  onOpen?(): void;
}

/** All that happened, newest first, in each of its faces. */
export function NoticeList({ notices, onOpen }: NoticeListProps) {
  const t = useWords(bellWords);
  const p = useWords(panelWords);
  if (notices.status === 'loading') return <PeopleSkeleton />;
  if (notices.status === 'failed') {
    return (
      <ErrorState title={p.failed} onRetry={notices.retry} requestId={notices.error.requestId}>
        {notices.error.message}
      </ErrorState>
    );
  }
  if (notices.items.length === 0) return <EmptyState title={p.none}>{p.noneHint}</EmptyState>;
  return (
    <>
      <ul className={classes.list} aria-label={t.title}>
        {notices.items.map((notice) => (
          <NoticeRow
            key={notice.id}
            notice={notice}
            onOpen={({ id }) => {
              if (!notice.is_read) notices.read(id);
              onOpen?.();
            }}
          />
        ))}
      </ul>
      {notices.hasMore ? <MoreButton more={notices.more} onMore={() => void notices.loadMore()} /> : null}
    </>
  );
}
