import { EmptyState, Screen, useWords } from '@plaza/design-system';
import { useState } from 'react';
import { FoundPeople } from './FoundPeople.tsx';
import { UserSearch } from './UserSearch.tsx';
import { chatListWords } from './words.ts';

export function ChatListScreen() {
  const t = useWords(chatListWords);
  const [username, setUsername] = useState('');
  return (
    <Screen>
      <h1>{t.title}</h1>
      <UserSearch onSearch={(search) => setUsername(search.username)} />
      {username ? (
        <FoundPeople username={username} onBack={() => setUsername('')} />
      ) : (
        <EmptyState title={t.none}>{t.noneWords}</EmptyState>
      )}
    </Screen>
  );
}
