import type { ZoneFriend } from '@plaza/api-contract';
import { useCall, useShell } from '@plaza/shell-contract';
import { useEffect } from 'react';

/** Several who come at once are asked for once. */
const TOGETHER_MS = 400;
/** Friends come and go all the time: a page asks no more often than this. */
const AGAIN_MS = 5_000;

/** Friends who are in a zone that one may enter, as it is now. Nobody while it is not known. */
export function useFriendsInZones(): readonly ZoneFriend[] {
  const { hub } = useShell();
  const friends = useCall('GET /zones/friends');
  const { refetch } = friends;
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let askedMs = 0;
    const ask = () => {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          askedMs = Date.now();
          // A page that nobody looks at asks when somebody does.
          if (!document.hidden) refetch();
        },
        Math.max(TOGETHER_MS, askedMs + AGAIN_MS - Date.now()),
      );
    };
    const heard = hub.on('friend-zone').subscribe({ next: ask });
    // What was said while the connection was gone, or this page was not looked at, is not said again.
    const caughtUp = hub.sync().subscribe({ next: ask });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask(), {
      signal: leaving.signal,
    });
    return () => {
      clearTimeout(timer);
      leaving.abort();
      heard.unsubscribe();
      caughtUp.unsubscribe();
    };
  }, [hub, refetch]);
  return friends.status === 'ready' ? friends.answer : [];
}
