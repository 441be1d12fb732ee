import { EmptyState, Screen, TextLink, useWords } from '@plaza/design-system';
import { useTitle } from '@plaza/shell-contract';
import { useParams } from 'react-router-dom';
import { profilePath } from '../person/profilePath.ts';
import { FriendList } from './FriendList.tsx';
import classes from './FriendsScreen.module.css';
import { friendsWords } from './words.ts';

/** The friends of somebody. */
export function FriendsOfScreen() {
  const t = useWords(friendsWords);
  const { username = '' } = useParams();
  const title = t.titleOf({ username });
  useTitle(title);
  return (
    <Screen>
      <header>
        <TextLink href={profilePath(username)}>{t.back}</TextLink>
        <h1>{title}</h1>
      </header>
      <div className={classes.panel}>
        <FriendList
          key={username}
          username={username}
          label={title}
          empty={<EmptyState title={t.noFriendsOf}>{t.noFriendsOfHint({ username })}</EmptyState>}
        />
      </div>
    </Screen>
  );
}
