import type { Notification } from '@plaza/api-contract';
import { RelativeTime, useWords, VisuallyHidden } from '@plaza/design-system';
import { NoticeFace } from './NoticeFace.tsx';
import classes from './NoticeRow.module.css';
import { sayNotice } from './sayNotice.ts';
import { panelWords } from './panel.words.ts';
import { noticeWords } from './words.ts';

interface NoticeRowProps {
  notice: Notification;
  /** It was followed to where it leads. */
  onOpen(open: { id: string }): void;
}

/** What happened, and the way to it. */
export function NoticeRow({ notice, onOpen }: NoticeRowProps) {
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
