import { EmptyState, useWords } from '@plaza/design-system';
import { useState } from 'react';
import classes from './ChatListScreen.module.css';
import { FoundPeople } from './FoundPeople.tsx';
import { UserSearch } from './UserSearch.tsx';
import { chatListWords } from './words.ts';

export function ChatListScreen() {
  const t = useWords(chatListWords);
  const [username, setUsername] = useState('');
  return (
    <div className={classes.chats}>
      <h1>{t.title}</h1>
      <UserSearch onSearch={(search) => setUsername(search.username)} />
      {username ? (
        <FoundPeople username={username} onBack={() => setUsername('')} />
      ) : (
        <EmptyState title={t.none}>{t.noneWords}</EmptyState>
      )}
    </div>
  );
}
