import type { Profile } from '@plaza/api-contract';
import { Avatar } from '@plaza/design-system';
import classes from './ProfileHeader.module.css';

/** Who this is: the picture over a strip of evening sky, the name, the username. */
export function ProfileHeader({ person }: { person: Profile }) {
  return (
    <header className={classes.header}>
      <div className={classes.sky} aria-hidden="true" />
      <div className={classes.who}>
        <Avatar
          className={classes.face}
          name={person.name}
          src={person.profile ?? undefined}
          size="xl"
          decorative
        />
        <div className={classes.names}>
          <h1 className={classes.name}>{person.name}</h1>
          <p className={classes.username}>@{person.username}</p>
        </div>
      </div>
    </header>
  );
}
