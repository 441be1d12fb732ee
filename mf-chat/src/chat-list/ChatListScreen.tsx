import { EmptyState } from '@plaza/design-system';
import { useState } from 'react';
import classes from './ChatListScreen.module.css';
import { FoundPeople } from './FoundPeople.tsx';
import { UserSearch } from './UserSearch.tsx';

export function ChatListScreen() {
  const [username, setUsername] = useState('');
  return (
    <div className={classes.chats}>
      <h1>Chats</h1>
      <UserSearch onSearch={(search) => setUsername(search.username)} />
      {username ? (
        <FoundPeople username={username} onBack={() => setUsername('')} />
      ) : (
        <EmptyState title="No existing chats.">
          Look for somebody you know; a part of the name is enough.
        </EmptyState>
      )}
    </div>
  );
}
