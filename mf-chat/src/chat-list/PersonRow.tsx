import type { FoundPerson } from '@plaza/api-contract';
import { Avatar } from '@plaza/design-system';
import classes from './FoundPeople.module.css';

/** Somebody one could talk to. Their profile is the door to them. */
export function PersonRow({ person }: { person: FoundPerson }) {
  return (
    <li>
      <a className={classes.person} href={`/user/${encodeURIComponent(person.username)}`}>
        <Avatar name={person.name} src={person.profile ?? undefined} size="l" decorative />
        <span className={classes.names}>
          <strong className={classes.name}>{person.name}</strong>
          <span className={classes.username}>@{person.username}</span>
        </span>
      </a>
    </li>
  );
}
