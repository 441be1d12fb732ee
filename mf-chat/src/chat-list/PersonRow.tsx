import type { FoundPerson } from '@plaza/api-contract';
import { Avatar, Spinner, useWords } from '@plaza/design-system';
import classes from './FoundPeople.module.css';
import { chatListWords } from './words.ts';

interface PersonRowProps {
  person: FoundPerson;
  isBusy: boolean;
  onPick: () => void;
}

/** Somebody one could talk to. */
export function PersonRow({ person, isBusy, onPick }: PersonRowProps) {
  const t = useWords(chatListWords);
  return (
    <li>
      <button
        type="button"
        className={classes.person}
        aria-label={`${t.begin({ name: person.name })}, @${person.username}`}
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) onPick();
        }}
      >
        <Avatar name={person.name} src={person.profile ?? undefined} decorative />
        <span className={classes.names}>
          <strong dir="auto" className={classes.name}>
            {person.name}
          </strong>
          <span className={classes.username}>@{person.username}</span>
        </span>
        {isBusy ? <Spinner size="s" label="" /> : null}
      </button>
    </li>
  );
}
