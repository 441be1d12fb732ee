import type { ChannelEvents } from '@plaza/api-contract';
import { storageOf, useShell } from '@plaza/shell-contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePostStore } from '../../store/usePostStore.tsx';
import { readNow } from '../../store/readNow.ts';
import { useMe } from '../../store/useMe.ts';
import { takePosted } from '../../hub/posted.ts';
import { Feed, type FeedState } from './Feed.ts';
import type { Tab } from './feedCache.ts';

/** So long one rests at a place before the other devices are told. */
const TELL_AFTER_MS = 3000;

/** Who was away so long is shown what was counted meanwhile: the hub tells of it only where a post is open. */
const AWAY_MS = 60_000;

/** A tab of the feed for as long as it is on screen, live. */
export function useFeed(tab: Tab): { feed: Feed; state: FeedState } {
  const shell = useShell();
  const { api, live, hub, bus } = shell;
  const { browser, tab: shelf } = storageOf(shell);
  const store = usePostStore();
  const userId = useMe()?.id ?? '';
  const [feed] = useState(
    () => new Feed({ api, cell: live.cell(), store, tab, userId, storage: browser, now: () => Date.now() }),
  );
  const state = useSyncExternalStore(feed.subscribe, feed.read);

  useEffect(() => {
    void feed.open({ hasPosted: takePosted(shelf, tab) });
    const hear = ({ ID, user_id }: ChannelEvents['new-post']) =>
      user_id === userId ? void feed.hearOwn(ID) : feed.hear(ID);
    const ofFriends = hub.on('new-post').subscribe({
      next: ({ payload }) => {
        if (payload.tab === tab) hear(payload);
      },
    });
    const ofEverybody =
      tab === 'global'
        ? hub.listen('feed-global', 'new-post').subscribe({
            next: ({ payload }) => hear(payload),
            // Without live events the feed is as it was before there were any.
            error: () => undefined,
          })
        : undefined;
    // What came before it could be heard; and from the second time on, what changed while it could not.
    let hasHeard = tab === 'friends' && readNow(hub.state$, 'initialized') === 'connected';
    const catchUp = {
      next() {
        void feed.catchUp({ hasMissed: hasHeard });
        hasHeard = true;
      },
      error: () => undefined,
    };
    const listening =
      tab === 'global'
        ? hub.listen('feed-global', 'joined').subscribe(catchUp)
        : hub.sync().subscribe(catchUp);
    // One's own post is shown at once: its writer asks for nothing else.
    const posted = bus.on('feed.posted').subscribe({
      next() {
        takePosted(shelf, tab);
        void feed.reveal().catch(() => undefined);
      },
    });
    const teller = window.setInterval(() => void feed.tellPlace(), TELL_AFTER_MS);
    let leftAt = Infinity;
    const leaveOrReturn = () => {
      if (document.visibilityState === 'hidden') {
        leftAt = Date.now();
        void feed.tellPlace();
      } else if (Date.now() - leftAt >= AWAY_MS) void feed.catchUp({ hasMissed: true });
    };
    document.addEventListener('visibilitychange', leaveOrReturn);
    return () => {
      for (const one of [ofFriends, ofEverybody, listening, posted]) one?.unsubscribe();
      window.clearInterval(teller);
      document.removeEventListener('visibilitychange', leaveOrReturn);
      void feed.tellPlace();
      feed.close();
    };
  }, [feed, hub, bus, shelf, tab, userId]);

  return { feed, state };
}
