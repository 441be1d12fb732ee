import type { FoundPerson } from '@plaza/api-contract';
import { Avatar, Button, Icon, Spinner, TextField, useWords } from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { Plus, X } from 'lucide';
import { useRef, useState } from 'react';
import { sayError } from '../conversation/sayError.ts';
import classes from './fields.module.css';
import { chatDialogWords } from './words.ts';

interface PeoplePickerProps {
  chosen: readonly FoundPerson[];
  /** Who is in already. */
  without: readonly string[];
  onChange: (chosen: FoundPerson[]) => void;
}

/** People to add: one's friends at first, or who answers to a name. */
export function PeoplePicker({ chosen, without, onChange }: PeoplePickerProps) {
  const t = useWords(chatDialogWords);
  const { api } = useShell();
  const friends = useCall('GET /friends');
  const [text, setText] = useState('');
  const [found, setFound] = useState<'asking' | FoundPerson[] | { failed: string }>();
  const asked = useRef(0);
  const search = async () => {
    const username = text.trim();
    const turn = (asked.current += 1);
    // An answer that comes late is about a name that nobody looks for any more.
    const show = (next: typeof found) => void (turn === asked.current && setFound(next));
    if (!username) return show(undefined);
    show('asking');
    try {
      return show(await api.call('GET /chat/search/:username', { params: { username } }));
    } catch (error) {
      return show({ failed: sayError(error) });
    }
  };
  const known = friends.status === 'ready' ? friends.answer.items.map(asFound) : [];
  // Nobody stands where an answer is about to put somebody else.
  const offered = found === 'asking' ? [] : Array.isArray(found) ? found : known;
  const listed = offered.filter(({ id }) => !without.includes(id) && !chosen.some((one) => one.id === id));
  return (
    <div className={classes.fields}>
      {chosen.length > 0 ? (
        <div className={classes.chips} role="group" aria-label={t.chosen}>
          {chosen.map((person) => (
            <button
              key={person.id}
              type="button"
              className={classes.chip}
              aria-label={t.takeOut({ name: person.name })}
              onClick={() => onChange(chosen.filter(({ id }) => id !== person.id))}
            >
              <Avatar name={person.name} src={person.profile ?? undefined} size="s" decorative />
              {person.name}
              <Icon icon={X} size={14} />
            </button>
          ))}
        </div>
      ) : null}
      <div className={classes.searchRow}>
        <TextField
          label={t.addPeople}
          type="search"
          autoComplete="off"
          maxLength={60}
          value={text}
          onChange={({ value }) => setText(value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void search();
          }}
        />
        <Button variant="secondary" onClick={() => void search()}>
          {t.search}
        </Button>
      </div>
      {found === 'asking' || friends.status === 'loading' ? <Spinner size="s" label={t.search} /> : null}
      {typeof found === 'object' && 'failed' in found ? (
        <p className={classes.error} role="alert">
          {found.failed}
        </p>
      ) : null}
      {Array.isArray(found) && found.length === 0 ? <p role="status">{t.nobody}</p> : null}
      {listed.length > 0 ? (
        <ul className={classes.people} aria-label={t.found}>
          {listed.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                className={classes.person}
                aria-label={t.add({ name: person.name })}
                onClick={() => onChange([...chosen, person])}
              >
                <Avatar name={person.name} src={person.profile ?? undefined} decorative />
                <span className={classes.names}>
                  <strong dir="auto">{person.name}</strong>
                  <span className={classes.soft}>@{person.username}</span>
                </span>
                <Icon icon={Plus} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function asFound(card: { id: string; name: string; username: string; profile: string | null }): FoundPerson {
  const { id, name, username, profile } = card;
  return { id, name, username, profile };
}
