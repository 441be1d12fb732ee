import { Icon, IconButton, useWords } from '@plaza/design-system';
import { Search } from 'lucide';
import { type FormEvent, useId, useRef, useState } from 'react';
import { chatListWords } from './words.ts';
import classes from './UserSearch.module.css';

interface UserSearchProps {
  text: string;
  onText: (text: string) => void;
  onSearch: (username: string) => void;
}

/** Looks for somebody to talk to. */
export function UserSearch({ text, onText, onSearch }: UserSearchProps) {
  const t = useWords(chatListWords);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const username = text.trim();
    setError(username ? undefined : t.missing);
    if (username) onSearch(username);
    else field.current?.focus();
  };

  return (
    <form className={classes.search} role="search" aria-label={t.field} onSubmit={handleSubmit} noValidate>
      <div className={classes.box}>
        <input
          dir="auto"
          ref={field}
          className={classes.field}
          type="search"
          aria-label={t.field}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          placeholder={t.field}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={60}
          value={text}
          onChange={(event) => {
            onText(event.target.value);
            setError(undefined);
          }}
        />
        <IconButton className={classes.button} type="submit" label={t.search}>
          <Icon icon={Search} />
        </IconButton>
      </div>
      <p id={errorId} className={classes.error} role="status">
        {error}
      </p>
    </form>
  );
}
