import type { FoundPerson } from '@plaza/api-contract';
import { Avatar } from '@plaza/design-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './PersonRow.module.css';
import { profilePath } from './profilePath.ts';

interface PersonRowProps {
  person: FoundPerson;
  /** A few words more: where they work, whom both know. */
  note?: ReactNode;
  /** What one can do, beside the name. */
  children?: ReactNode;
}

/** One person of a list: the face and the names lead to the profile, the acts stand beside. */
export function PersonRow({ person, note, children }: PersonRowProps) {
  return (
    <li className={classes.row}>
      <Link className={classes.person} to={profilePath(person.username)}>
        <Avatar name={person.name} src={person.profile ?? undefined} size="l" decorative />
        <span className={classes.names}>
          <strong className={classes.name}>{person.name}</strong>
          <span className={classes.username}>@{person.username}</span>
          {note ? <span className={classes.note}>{note}</span> : null}
        </span>
      </Link>
      {children ? <span className={classes.acts}>{children}</span> : null}
    </li>
  );
}
