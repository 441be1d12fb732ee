import type { ChatFolder } from '@plaza/api-contract';
import {
  Badge,
  Button,
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  Skeleton,
  Spinner,
  useWords,
} from '@plaza/design-system';
import { usePlace } from '@plaza/shell-contract';
import { MessageCirclePlus, Settings, TextSearch } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FoundPeople, SearchAllPane } from '../later.ts';
import type { ChatListState, ListedChat } from '../live/ChatList.ts';
import { NoCopyLine } from '../provider/NoCopyLine.tsx';
import { useChanging, useChat } from '../provider/useChat.ts';
import classes from './ChatListPane.module.css';
import { ChatRow } from './ChatRow.tsx';
import { useDrafts } from './useDrafts.ts';
import { UserSearch } from './UserSearch.tsx';
import { useSteadyOrder } from './useSteadyOrder.ts';
import { chatListWords } from './words.ts';

interface ChatListPaneProps {
  /** The chat that is open beside it. */
  openId: string | undefined;
  /** What is looked for in all chats; nothing while nobody looks. It outlives this list: a found message takes its place on a phone. */
  search: string | undefined;
  onSearch: (search: string | undefined) => void;
  onNewGroup: () => void;
  onSettings: () => void;
}

/** One's chats, and looking for somebody to begin one with. */
export function ChatListPane({ openId, search, onSearch, onNewGroup, onSettings }: ChatListPaneProps) {
  const t = useWords(chatListWords);
  const { list } = useChat();
  const state = useChanging(list.state);
  const [username, setUsername] = useState('');
  const [text, setText] = useState('');
  const write = (next: string) => {
    setText(next);
    // Nobody is looked for any more.
    if (!next) setUsername('');
  };
  const isSearching = search !== undefined;
  const searchButton = useRef<HTMLButtonElement>(null);
  const endSearch = () => {
    flushSync(() => onSearch(undefined));
    // The field that had the focus is gone.
    searchButton.current?.focus();
  };
  const [folder, setFolder] = useState<ChatFolder>('inbox');
  useEffect(() => {
    list.open();
    return () => list.close();
  }, [list]);

  return (
    <div className={classes.pane}>
      <div className={classes.head}>
        <div className={classes.titleRow}>
          <h1 className={classes.title}>{t.title}</h1>
          <span>
            <IconButton
              ref={searchButton}
              label={t.searchAll}
              aria-pressed={isSearching}
              onClick={() => (isSearching ? endSearch() : onSearch(''))}
            >
              <Icon icon={TextSearch} />
            </IconButton>
            <IconButton label={t.settings} onClick={onSettings}>
              <Icon icon={Settings} />
            </IconButton>
            <IconButton label={t.newGroup} onClick={onNewGroup}>
              <Icon icon={MessageCirclePlus} />
            </IconButton>
          </span>
        </div>
        {isSearching ? null : <UserSearch text={text} onText={write} onSearch={setUsername} />}
        {username || isSearching ? null : <NoCopyLine />}
        {username || isSearching ? null : (
          <Folders chats={state.chats} folder={folder} onChange={setFolder} />
        )}
      </div>
      <div tabIndex={-1} className={classes.body}>
        {isSearching ? (
          <SearchAllPane text={search} onText={onSearch} onClose={endSearch} />
        ) : username ? (
          <FoundPeople
            username={username}
            onClose={() => write('')}
            meanwhile={<Skeleton shape="block" height="200px" label={t.looking} />}
          />
        ) : (
          <Chats state={state} folder={folder} openId={openId} />
        )}
      </div>
      {username || isSearching ? null : <FriendsPlace />}
    </div>
  );
}

/** Whoever brings it shows where friends are now, and nothing while they are nowhere. Below the chats, none of which it moves. */
function FriendsPlace() {
  return <div className={classes.friends} ref={usePlace('zones.friends')} />;
}

interface FoldersProps {
  chats: readonly ListedChat[];
  folder: ChatFolder;
  onChange: (folder: ChatFolder) => void;
}

/** Requests and the archive are shown once there is something in them. */
function Folders({ chats, folder, onChange }: FoldersProps) {
  const t = useWords(chatListWords);
  const countOf = (name: ChatFolder) => chats.filter(({ summary }) => summary.folder === name).length;
  const others = (['requests', 'archived'] as const).filter((name) => name === folder || countOf(name) > 0);
  if (others.length === 0) return null;
  return (
    <div className={classes.folders} role="group" aria-label={t.folders}>
      {(['inbox', ...others] as const).map((name) => (
        <button
          key={name}
          type="button"
          className={classes.folder}
          aria-pressed={name === folder}
          onClick={() => onChange(name)}
        >
          {t[name]}
          {name === 'requests' ? <Badge tone="teal">{countOf(name)}</Badge> : null}
        </button>
      ))}
    </div>
  );
}

interface ChatsProps {
  state: ChatListState;
  folder: ChatFolder;
  openId: string | undefined;
}

function Chats({ state, folder, openId }: ChatsProps) {
  const t = useWords(chatListWords);
  const { list } = useChat();
  const drafts = useDrafts();
  const listed = state.chats.filter(({ summary }) => summary.folder === folder).toSorted(pinnedFirst);
  const { chats, handlers } = useSteadyOrder(listed);
  if (state.status === 'loading') return <Loading />;
  if (state.status === 'failed') {
    return (
      <ErrorState title={t.failed} onRetry={() => void list.retry()} requestId={state.error?.requestId}>
        {state.error?.message}
      </ErrorState>
    );
  }
  if (chats.length === 0) return <Nothing folder={folder} />;
  return (
    <>
      <ul className={classes.chats} aria-label={t[folder]} {...handlers}>
        {chats.map((chat) => (
          <ChatRow key={chat.id} chat={chat} isOpen={chat.id === openId} draft={drafts.get(chat.id)} />
        ))}
      </ul>
      {state.next ? (
        <div className={classes.more}>
          {state.older === 'loading' ? <Spinner label={t.olderLoading} /> : null}
          {state.older === 'failed' ? <p role="alert">{t.olderFailed}</p> : null}
          {state.older === 'loading' ? null : (
            <Button variant="secondary" size="s" onClick={() => void list.older()}>
              {t.older}
            </Button>
          )}
        </div>
      ) : null}
    </>
  );
}

function Nothing({ folder }: { folder: ChatFolder }) {
  const t = useWords(chatListWords);
  if (folder === 'requests') return <EmptyState title={t.noRequests}>{t.noRequestsWords}</EmptyState>;
  if (folder === 'archived') return <EmptyState title={t.noArchived}>{t.noArchivedWords}</EmptyState>;
  return <EmptyState title={t.none}>{t.noneWords}</EmptyState>;
}

function Loading() {
  const t = useWords(chatListWords);
  return (
    <div className={classes.loading}>
      <p className={classes.loadingWords} role="status">
        {t.loading}
      </p>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={classes.ghost} aria-hidden="true">
          <Skeleton shape="circle" width="40px" height="40px" label="" />
          <Skeleton lines={2} label="" />
        </div>
      ))}
    </div>
  );
}

function pinnedFirst(one: ListedChat, other: ListedChat): number {
  return Number(other.summary.is_pinned) - Number(one.summary.is_pinned);
}
