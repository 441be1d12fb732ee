import { Button, TextField } from '@plaza/design-system';
import { Search } from 'lucide-react';
import { FoundPeople } from './FoundPeople.tsx';
import classes from './SearchScreen.module.css';
import { useUserSearch } from './useUserSearch.ts';

export function SearchScreen() {
  const { text, username, error, handleChange, handleSubmit } = useUserSearch();
  return (
    <div className={classes.search}>
      <h1>Find people</h1>
      <form className={classes.form} role="search" onSubmit={handleSubmit} noValidate>
        <TextField
          className={classes.field}
          label="Name or username"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={60}
          value={text}
          error={error}
          onChange={handleChange}
        />
        <Button className={classes.button} type="submit" icon={<Search />}>
          Search
        </Button>
      </form>
      {username && <FoundPeople username={username} />}
    </div>
  );
}
