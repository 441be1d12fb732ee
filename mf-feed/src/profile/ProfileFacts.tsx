import type { Profile } from '@plaza/api-contract';
import { Avatar, useLanguage, useWords } from '@plaza/design-system';
import { Link } from 'react-router-dom';
import { profilePath } from '../person/profilePath.ts';
import classes from './ProfileFacts.module.css';
import { profileWords } from './words.ts';

/** How much there is of them, and whom one knows in common. */
export function ProfileFacts({ person }: { person: Profile }) {
  const t = useWords(profileWords);
  const since = useSince(person.joined_at);
  const {
    username,
    friendship,
    posts_count,
    friends_count,
    favourite_zone: zone,
    mutual_friends: mutual,
  } = person;
  const friendsPath = friendship === 'self' ? '/friends' : `${profilePath(username)}/friends`;
  return (
    <>
      <ul className={classes.facts}>
        {posts_count === undefined ? null : <li>{t.posts({ count: posts_count })}</li>}
        {friends_count === undefined ? null : (
          <li>
            <Link className={classes.link} to={friendsPath}>
              {t.friends({ count: friends_count })}
            </Link>
          </li>
        )}
        {zone ? (
          <li>
            <a className={classes.link} href={zone.path}>
              {t.loves({ zone: zone.name })}
            </a>
          </li>
        ) : null}
        {since ? <li>{t.here({ date: since })}</li> : null}
      </ul>
      {mutual && mutual.count > 0 ? (
        <Link className={classes.mutual} to={friendsPath}>
          <span className={classes.faces} aria-hidden="true">
            {mutual.faces.map((one) => (
              <Avatar
                key={one.id}
                className={classes.face}
                name={one.name}
                src={one.profile ?? undefined}
                size="s"
                decorative
              />
            ))}
          </span>
          {t.mutual({ count: mutual.count })}
        </Link>
      ) : null}
    </>
  );
}

function useSince(joined: Profile['joined_at']): string | undefined {
  const language = useLanguage();
  if (!joined) return undefined;
  return new Date(joined).toLocaleDateString(language === 'en' ? 'en-GB' : language, {
    month: 'long',
    year: 'numeric',
  });
}
