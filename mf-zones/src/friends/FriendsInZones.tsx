import type { ZoneFriend } from '@plaza/api-contract';
import { Avatar, useWords, VisuallyHidden } from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { useEffect } from 'react';
import classes from './FriendsInZones.module.css';
import { friendsInZonesWords } from './words.ts';

const MOST = 4;

/** Friends who are in zones now, each with the way to them, in one line however many they are; nothing while nobody is. */
export function FriendsInZones() {
  const t = useWords(friendsInZonesWords);
  const friends = useFriendsInZones();
  if (friends.length === 0) return null;
  const more = friends.length - MOST;
  return (
    <section className={classes.friends} aria-label={t.title}>
      <ul className={classes.list}>
        {friends.slice(0, MOST).map(({ person, zone }) => (
          <li key={person.id}>
            <a className={classes.friend} href={zone.path}>
              <Avatar name={person.name} src={person.profile ?? undefined} size="s" decorative />
              <span className={classes.words}>
                <strong className={classes.name} dir="auto">
                  {person.name}
                </strong>{' '}
                <span className={classes.zone}>{t.isIn({ zone: zone.name })}</span>
              </span>{' '}
              <VisuallyHidden>{t.join}</VisuallyHidden>
            </a>
          </li>
        ))}
        {more > 0 && (
          <li>
            <a className={classes.friend} href="/zones">
              {t.more({ count: more })}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

/** Several who come at once are asked for once. */
const TOGETHER_MS = 400;
/** Friends come and go all the time: a page asks no more often than this. */
const AGAIN_MS = 5_000;

/** Friends who are in a zone that one may enter, as it is now. Nobody while it is not known. */
function useFriendsInZones(): readonly ZoneFriend[] {
  const { hub } = useShell();
  const friends = useCall('GET /zones/friends');
  const { refetch } = friends;
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let askedMs = -Infinity;
    const ask = () => {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          askedMs = performance.now();
          // A page that nobody looks at asks when somebody does.
          if (!document.hidden) refetch();
        },
        Math.max(TOGETHER_MS, askedMs + AGAIN_MS - performance.now()),
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
