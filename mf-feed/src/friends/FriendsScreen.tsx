import { Badge, ButtonLink, EmptyState, Icon, Screen, Tabs, TextLink, useWords } from '@plaza/design-system';
import { useLiveValue, useTitle } from '@plaza/shell-contract';
import { Search } from 'lucide';
import { useParams, useSearchParams } from 'react-router-dom';
import { profilePath } from '../person/profilePath.ts';
import { FriendList } from './FriendList.tsx';
import classes from './FriendsScreen.module.css';
import { friendRequests, Requests } from './Requests.tsx';
import { Suggestions } from './Suggestions.tsx';
import { friendsWords } from './words.ts';

/** One's friends, who waits for an answer, and whom one may know. The tab stands in the address. */
export function FriendsScreen() {
  const t = useWords(friendsWords);
  const [params, setParams] = useSearchParams();
  const requests = useLiveValue(friendRequests);
  const waiting =
    requests.status === 'ready'
      ? requests.value.incoming.filter(({ friendship }) => friendship === 'asked').length
      : 0;

  const tabs = [
    { id: 'friends', label: t.friends, content: <OwnFriends /> },
    {
      id: 'requests',
      label: (
        <span className={classes.tab}>
          {t.requests}
          {waiting > 0 ? (
            <Badge tone="amber" label={t.waiting({ count: waiting })}>
              {waiting}
            </Badge>
          ) : null}
        </span>
      ),
      content: <Requests requests={requests} />,
    },
    { id: 'known', label: t.known, content: <MayKnow /> },
  ];
  const wanted = params.get('tab');

  return (
    <Screen>
      <header className={classes.head}>
        <h1>{t.title}</h1>
        <ButtonLink href="/search" variant="secondary" size="s" icon={<Icon icon={Search} />}>
          {t.find}
        </ButtonLink>
      </header>
      <Tabs
        className={classes.tabs}
        label={t.tabs}
        tabs={tabs.map((tab) => ({ ...tab, content: <div className={classes.panel}>{tab.content}</div> }))}
        selected={tabs.some(({ id }) => id === wanted) ? (wanted ?? '') : 'friends'}
        onChange={({ id }) => setParams(id === 'friends' ? {} : { tab: id }, { replace: true })}
      />
    </Screen>
  );
}

function OwnFriends() {
  const t = useWords(friendsWords);
  return (
    <FriendList
      label={t.friends}
      empty={
        <EmptyState title={t.noFriends} action={<ButtonLink href="/search">{t.find}</ButtonLink>}>
          {t.noFriendsHint}
        </EmptyState>
      }
    />
  );
}

function MayKnow() {
  const t = useWords(friendsWords);
  return (
    <Suggestions
      empty={
        <EmptyState title={t.noKnown} action={<ButtonLink href="/search">{t.find}</ButtonLink>}>
          {t.noKnownHint}
        </EmptyState>
      }
    />
  );
}

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
