import { Button, TextField } from '@plaza/design-system';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import classes from './UserSearch.module.css';

interface UserSearchProps {
  onSearch: (search: { username: string }) => void;
}

export function UserSearch({ onSearch }: UserSearchProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const username = text.trim();
    setError(username ? undefined : 'Please enter a username');
    if (username) onSearch({ username });
  };

  return (
    <form className={classes.search} role="search" onSubmit={handleSubmit} noValidate>
      <TextField
        label="Search for a user"
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
        Search
      </Button>
    </form>
  );
}
