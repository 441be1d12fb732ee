import { Badge, Popover, useWords, VisuallyHidden } from '@plaza/design-system';
import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { laterPart } from '../laterPart.tsx';
import { useNews } from '../news/useNews.ts';
import classes from './Bell.module.css';
import { sayNotice } from './sayNotice.ts';
import { useTellRead } from './useTellRead.ts';
import { useUnread } from './useUnread.ts';
import { noticeWords } from './words.ts';

const BellPanel = laterPart(() => import('./BellPanel.tsx'), 'BellPanel');

/** The bell of the frame: how much is new, and what. In a wide place it looks like an entry of the side bar. */
export function Bell() {
  const t = useWords(noticeWords);
  const unread = useUnread();
  useTellRead();
  const [latest, setLatest] = useState('');
  useNews('notification', ({ notification }) => {
    if (notification) setLatest(sayNotice(t, notification));
  });

  return (
    <div className={classes.room}>
      <Popover
        className={classes.panel}
        label={t.title}
        trigger={(trigger) => (
          <button
            {...trigger}
            type="button"
            className={classes.bell}
            aria-label={unread > 0 ? t.unread({ count: unread }) : t.title}
            onPointerEnter={BellPanel.preload}
            onFocus={BellPanel.preload}
          >
            <BellIcon aria-hidden="true" />
            <span className={classes.words}>{t.title}</span>
            {unread > 0 ? (
              <Badge className={classes.count} tone="amber">
                {unread > 99 ? '99+' : unread}
              </Badge>
            ) : null}
          </button>
        )}
      >
        {({ close }) => <BellPanel onLeave={close} />}
      </Popover>
      {/* Ears hear what comes, wherever they are. */}
      <VisuallyHidden aria-live="polite">{latest}</VisuallyHidden>
    </div>
  );
}
