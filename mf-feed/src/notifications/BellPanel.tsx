import { ButtonLink, useWords } from '@plaza/design-system';
import { bellWords } from './bell.words.ts';
import classes from './Bell.module.css';
import { NoticeList, ReadAll } from './NoticeList.tsx';
export { ReadBook } from './ReadBook.ts';
export { sayNotice } from './sayNotice.ts';
export { noticeWords } from './words.ts';
import { useNotices } from './useNotices.ts';
import { panelWords } from './panel.words.ts';

/** What the bell shows when it is pressed. */
export function BellPanel({ onLeave }: { onLeave(): void }) {
  const t = useWords(bellWords);
  const p = useWords(panelWords);
  const notices = useNotices();
  return (
    <div className={classes.list} data-status={notices.status}>
      <header className={classes.head}>
        <h2 className={classes.title}>{t.title}</h2>
        <ReadAll notices={notices} />
      </header>
      <NoticeList notices={notices} onOpen={onLeave} />
      <ButtonLink href="/notifications" variant="secondary" size="s" wide onClick={onLeave}>
        {p.all}
      </ButtonLink>
    </div>
  );
}
