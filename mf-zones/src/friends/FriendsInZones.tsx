import { Avatar, useWords, VisuallyHidden } from '@plaza/design-system';
import classes from './FriendsInZones.module.css';
import { useFriendsInZones } from './useFriendsInZones.ts';
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
