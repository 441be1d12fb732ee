import type { FoundPerson } from '@plaza/api-contract';
import { Avatar } from '@plaza/design-system';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import classes from './SearchScreen.module.css';

export function PersonRow({ person }: { person: FoundPerson }) {
  return (
    <li>
      <Link className={classes.person} to={`/user/${encodeURIComponent(person.username)}`}>
        <Avatar name={person.name} src={person.profile ?? undefined} size="l" decorative />
        <span className={classes.names}>
          <strong className={classes.name}>{person.name}</strong>
          <span className={classes.username}>@{person.username}</span>
        </span>
        <ChevronRight aria-hidden="true" />
      </Link>
    </li>
  );
}
