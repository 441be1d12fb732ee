import type { Notification } from '@plaza/api-contract';
import {
  Button,
  EmptyState,
  ErrorState,
  Icon,
  RelativeTime,
  useWords,
  VisuallyHidden,
} from '@plaza/design-system';
import { CheckCheck } from 'lucide';
import { MoreButton } from '../paging/MoreButton.tsx';
import { PeopleSkeleton } from '../person/People.tsx';
import { bellWords } from './bell.words.ts';
import { NoticeFace } from './NoticeFace.tsx';
import classes from './NoticeList.module.css';
import type { Notices } from './useNotices.ts';
import { panelWords } from './panel.words.ts';
import { sayNotice } from './sayNotice.ts';
import { noticeWords } from './words.ts';

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

interface NoticeRowProps {
  notice: Notification;
  /** It was followed to where it leads. */
  onOpen(open: { id: string }): void;
}

/** What happened, and the way to it. */
function NoticeRow({ notice, onOpen }: NoticeRowProps) {
  const t = useWords(noticeWords);
  const p = useWords(panelWords);
  const { id, path, excerpt, at, is_read } = notice;
  return (
    <li>
      <a
        className={classes.row}
        href={path}
        data-status={is_read ? 'read' : 'new'}
        onClick={() => onOpen({ id })}
      >
        <NoticeFace notice={notice} />
        <span className={classes.words}>
          <span className={classes.what}>
            {is_read ? null : <VisuallyHidden>{p.isNew} </VisuallyHidden>}
            {sayNotice(t, notice)}
          </span>
          {excerpt ? (
            <span dir="auto" className={classes.excerpt}>
              {excerpt}
            </span>
          ) : null}
          <RelativeTime className={classes.when} date={at} />
        </span>
        {is_read ? null : <span className={classes.dot} aria-hidden="true" />}
      </a>
    </li>
  );
}

/** Everything is read. Where nothing is new there is nothing to do. */
export function ReadAll({ notices }: { notices: Notices }) {
  const t = useWords(panelWords);
  const isNew = notices.items.some((one) => !one.is_read);
  return (
    <Button
      variant="ghost"
      size="s"
      icon={<Icon icon={CheckCheck} />}
      disabled={!isNew}
      onClick={() => notices.read(null)}
    >
      {t.readAll}
    </Button>
  );
}
