import { Button, TextField, useWords } from '@plaza/design-system';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { chatListWords } from './words.ts';
import classes from './UserSearch.module.css';

interface UserSearchProps {
  onSearch: (search: { username: string }) => void;
}

export function UserSearch({ onSearch }: UserSearchProps) {
  const t = useWords(chatListWords);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const username = text.trim();
    setError(username ? undefined : t.missing);
    if (username) onSearch({ username });
  };

  return (
    <form className={classes.search} role="search" onSubmit={handleSubmit} noValidate>
      <TextField
        ref={field}
        label={t.field}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={60}
        value={text}
        error={error}
        onChange={({ value }) => {
          setText(value);
          setError(undefined);
        }}
      />
      <Button className={classes.button} type="submit" icon={<Search />}>
        {t.search}
      </Button>
    </form>
  );
}
