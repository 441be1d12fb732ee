import type { Notification } from '@plaza/api-contract';
import { Badge, Icon, Popover, useWords, VisuallyHidden } from '@plaza/design-system';
import { liveValue, storageOf, useLiveValue, useShell } from '@plaza/shell-contract';
import { Bell as BellIcon } from 'lucide';
import { useEffect, useState } from 'react';
import { laterPart } from '../laterPart.tsx';
import { useHubEvent } from '../hub/useHubEvent.ts';
import { bellWords } from './bell.words.ts';
import { KEPT_AS } from './keptAs.ts';
import classes from './Bell.module.css';
import type { NoticeWords } from './sayNotice.ts';

const loadPanel = () => import('./BellPanel.tsx');
const BellPanel = laterPart(loadPanel, 'BellPanel');

/** The bell of the frame: how much is new, and what. In a wide place it looks like an entry of the side bar. */
export function Bell() {
  const t = useWords(bellWords);
  const { api, navigate, toast } = useShell();
  const unread = useUnread();
  useTellRead();
  const [latest, setLatest] = useState('');
  /** Somebody waits for an answer to this one: it stands on the page until it has one. */
  const showInvitation = (said: string, { id, path, excerpt }: Notification, words: NoticeWords) => {
    const onAct = () => {
      // What is not told is read later, in the list.
      api.call('PUT /notifications/read', { body: { id } }).catch(() => undefined);
      navigate(path);
    };
    toast({
      message: excerpt ? words.invitedTo({ said, game: excerpt }) : said,
      action: { label: words.openMatch, onAct },
      stays: true,
    });
  };

  /** The sentences come with the panel when the first of them is said. */
  const say = async (notice: Notification) => {
    const { noticeWords, sayNotice } = await loadPanel();
    const words = noticeWords.now;
    const said = sayNotice(words, notice);
    setLatest(said);
    if (notice.kind === 'match-invite') showInvitation(said, notice, words);
  };

  useHubEvent('notification', ({ notification }) => {
    // The number is there already, and the list says the rest.
    if (notification) void say(notification).catch(() => undefined);
  });

  return (
    <div className={classes.bellBox}>
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
            <Icon icon={BellIcon} aria-hidden="true" />
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

const unread = liveValue('GET /notifications/unread', {
  on: {
    notification: (_, { unread: now }) => ({ unread: now }),
    'notifications-read': (_, { unread: now }) => ({ unread: now }),
  },
});

/** How much one has not read, live. Zero until it is known, and while nobody says. */
function useUnread(): number {
  const asked = useLiveValue(unread);
  return asked.status === 'ready' ? asked.value.unread : 0;
}

/**
 * Tells the server what was read and could not be told, on an earlier page or on a screen that is closed. Nearly always
 * there is nothing: the code for it comes when there is.
 */
function useTellRead(): void {
  const shell = useShell();
  useEffect(() => {
    let isHere = true;
    let stop: (() => void) | undefined;
    const look = () => {
      if (storageOf(shell).browser.getItem(KEPT_AS) === null) return;
      import('./BellPanel.tsx').then(
        ({ ReadBook }) => {
          if (isHere) stop ??= new ReadBook(shell).start();
        },
        // It is kept, and looked for again.
        () => undefined,
      );
    };
    look();
    window.addEventListener('online', look);
    const hearing = shell.hub.state$.subscribe({ next: (state) => state === 'connected' && look() });
    return () => {
      isHere = false;
      window.removeEventListener('online', look);
      hearing.unsubscribe();
      stop?.();
    };
  }, [shell]);
}
