import type { FoundPerson, Friendship, PersonCard } from '@plaza/api-contract';
import { Avatar, isolated, useWords } from '@plaza/design-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './CardRow.module.css';
import { FriendButton } from './FriendButton.tsx';
import { profilePath } from './profilePath.ts';
import { personWords } from './words.ts';

interface CardRowProps {
  person: PersonCard;
  onChanged?(now: { friendship: Friendship }): void;
  /** One more act beside the friendship's own. */
  children?: ReactNode;
}

/** A person of a list with what binds one to them, and the friendship's button. */
export function CardRow({ person, onChanged, children }: CardRowProps) {
  const t = useWords(personWords);
  const { organisation, mutual_count: count, friendship } = person;
  const mutual = friendship !== 'self' && count > 0 ? t.mutual({ count }) : undefined;
  return (
    <PersonRow
      person={person}
      note={[organisation && isolated(organisation), mutual].filter(Boolean).join(' · ')}
    >
      {friendship === 'self' ? undefined : (
        <>
          <FriendButton person={person} {...(onChanged ? { onChanged } : {})} />
          {children}
        </>
      )}
    </PersonRow>
  );
}

interface PersonRowProps {
  person: FoundPerson;
  /** A few words more: where they work, whom both know. */
  note?: ReactNode;
  /** What one can do, beside the name. */
  children?: ReactNode;
}

/** One person of a list: the face and the names lead to the profile, the acts stand beside. */
function PersonRow({ person, note, children }: PersonRowProps) {
  return (
    <li className={classes.row}>
      <Link className={classes.person} to={profilePath(person.username)}>
        <Avatar name={person.name} src={person.profile ?? undefined} size="l" decorative />
        <span className={classes.names}>
          <strong dir="auto" className={classes.name}>
            {person.name}
          </strong>
          <span className={classes.username}>@{person.username}</span>
          {note ? <span className={classes.note}>{note}</span> : null}
        </span>
      </Link>
      {children ? <span className={classes.acts}>{children}</span> : null}
    </li>
  );
}
