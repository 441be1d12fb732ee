import type { Profile } from '@plaza/api-contract';
import { Avatar } from '@plaza/design-system';
import { usePlace } from '@plaza/shell-contract';
import type { ReactNode } from 'react';
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

interface CoverProps {
  /** The path of the favourite zone. */
  zone: string | undefined;
}

/** The person's favourite zone, drawn by whoever draws zones; behind it, and without one, the evening sky. */
function Cover({ zone }: CoverProps) {
  return (
    <div className={classes.cover} data-zone={zone} aria-hidden="true">
      {zone ? <ZonePlace key={zone} /> : null}
    </div>
  );
}

function ZonePlace() {
  return <div ref={usePlace('zones.cover')} className={classes.place} />;
}
