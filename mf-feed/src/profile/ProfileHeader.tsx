import type { Profile } from '@plaza/api-contract';
import { Avatar } from '@plaza/design-system';
import type { ReactNode } from 'react';
import { Cover } from './Cover.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import classes from './ProfileHeader.module.css';

interface ProfileHeaderProps {
  person: Profile;
  /** Clings to the picture: the owner's way to another one. */
  onPicture?: ReactNode;
  /** What one can do here. */
  children?: ReactNode;
}

/** Who this is: the picture over their favourite place, the names, what they say of themselves. */
export function ProfileHeader({ person, onPicture, children }: ProfileHeaderProps) {
  const { name, username, profile, organisation, bio, favourite_zone } = person;
  return (
    <header className={classes.header}>
      <Cover zone={favourite_zone?.path} />
      <div className={classes.who}>
        <div className={classes.face}>
          <Avatar className={classes.picture} name={name} src={profile ?? undefined} size="xl" decorative />
          {onPicture ? <span className={classes.onPicture}>{onPicture}</span> : null}
        </div>
        <div className={classes.names}>
          <h1 dir="auto" className={classes.name}>
            {name}
          </h1>
          <p className={classes.username}>@{username}</p>
          {organisation ? (
            <p dir="auto" className={classes.organisation}>
              {organisation}
            </p>
          ) : null}
        </div>
        {children ? <div className={classes.acts}>{children}</div> : null}
      </div>
      {bio ? (
        <p dir="auto" className={classes.bio}>
          {bio}
        </p>
      ) : null}
      {person.is_blocked ? null : <ProfileFacts person={person} />}
    </header>
  );
}
