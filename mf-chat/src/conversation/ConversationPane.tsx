import { ErrorState, Skeleton, useIsMobile, useWords } from '@plaza/design-system';
import { useTitle } from '@plaza/shell-contract';
import { useKeptFocus } from '@plaza/shell-contract/kept-focus';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { NoSuchChat } from '../chat-list/NoSuchChat.tsx';
import { chatListWords } from '../chat-list/words.ts';
import type { OpenChat } from '../engine/ChatEngine.ts';
import type { Line } from '../live/lines.ts';
import { useChat, usePart } from '../provider/useChat.ts';
import { KeyNotices, RequestBar, SearchPane } from '../later.ts';
import { useChosen } from './useChosen.ts';
import { useDrop } from './useDrop.ts';
import { Composer } from './Composer.tsx';
import { BareHeader, ConversationHeader } from './ConversationHeader.tsx';
import classes from './ConversationPane.module.css';
import { ConversationReact, useOpenChat } from './useConversation.ts';
import { MessageList, type Place } from './MessageList.tsx';
import { chatName } from './names.ts';
import { composerWords, conversationWords } from './words.ts';

/** A chat for as long as it is on screen. */
export function ConversationPane({ chatId }: { chatId: string }) {
  const engine = useChat();
  const [chat] = useState(() => engine.chatOf(chatId));
  useEffect(() => engine.attach(chat), [engine, chat]);
  return (
    <ConversationReact value={chat}>
      <Shown chat={chat} />
    </ConversationReact>
  );
}

function Shown({ chat }: { chat: OpenChat }) {
  const t = useWords(conversationWords);
  const composer = useWords(composerWords);
  const list = useWords(chatListWords);
  const { me } = useChat();
  const isMobile = useIsMobile();
  const { conversation } = chat;
  // Not the lines: only the list of them is drawn anew whenever something is said.
  const status = usePart(conversation.state, (state) => state.status);
  const title = usePart(conversation.state, (state) => state.title);
  const error = usePart(conversation.state, (state) => state.error);
  const openChat = useOpenChat();
  const [replyTo, setReplyTo] = useState<Line>();
  const [editing, setEditing] = useState<Line>();
  const [goTo, setGoTo] = useState<Place>();
  const [isSearching, setIsSearching] = useState(false);
  // Who goes to a message that was found, and comes back, goes on with the others.
  const [question, setQuestion] = useState('');
  const reply = useCallback((line: Line) => {
    setEditing(undefined);
    setReplyTo(line);
  }, []);
  const edit = useCallback((line: Line) => {
    setReplyTo(undefined);
    setEditing(line);
  }, []);
  const menu = useRef<HTMLButtonElement>(null);
  const chosen = useChosen();
  const canSend = status === 'ready' && !openChat?.is_closed && !editing;
  const drop = useDrop(canSend ? (files) => chosen.add(files, 'files') : undefined);
  useAskedMessage(chat, status === 'ready', setGoTo);
  const endSearch = () => {
    flushSync(() => setIsSearching(false));
    // Back to where it was opened: the field that had the focus is gone.
    menu.current?.focus();
  };
  // Whoever takes the chat on has lost the button of it.
  const { place, leaving } = useKeptFocus<HTMLElement>(openChat?.folder);
  const name = chatName(t, openChat, title, me);
  const left = status === 'gone' && openChat?.kind === 'group' ? name : undefined;
  const heading = left ? list.out : status === 'gone' ? list.gone : name || t.failed;
  useTitle(status === 'loading' ? undefined : heading);

  if (status === 'gone') {
    return (
      <div className={classes.failed}>
        <NoSuchChat level={isMobile ? 1 : 2} left={left} />
      </div>
    );
  }
  if (status === 'failed') {
    return (
      <div className={classes.pane}>
        <BareHeader />
        <div className={classes.failed}>
          <ErrorState
            title={t.failed}
            level={isMobile ? 1 : 2}
            onRetry={() => void conversation.load()}
            requestId={error?.requestId}
          >
            {error?.message === t.failed ? null : error?.message}
          </ErrorState>
        </div>
      </div>
    );
  }
  const isLoading = status === 'loading' || !openChat;
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={classes.pane}
      aria-label={name || t.loading}
      {...drop.handlers}
    >
      {drop.isOver ? <p className={classes.drop}>{composer.drop}</p> : null}
      <ConversationHeader name={name} menu={menu} onSearch={() => setIsSearching(true)} />
      <KeyNotices />
      {isSearching ? (
        <SearchPane
          conversation={conversation}
          question={question}
          onQuestion={setQuestion}
          onGo={(line: Line) => {
            endSearch();
            setGoTo({ key: line.key });
          }}
          onClose={endSearch}
        />
      ) : null}
      {isLoading ? <Loading /> : <MessageList goTo={goTo} onGoTo={setGoTo} onReply={reply} onEdit={edit} />}
      {openChat?.folder === 'requests' ? <RequestBar name={name} onAnswer={leaving} /> : null}
      {openChat?.is_closed ? (
        <p className={classes.closed} role="status">
          {t.closed}
        </p>
      ) : (
        <Composer
          isReady={!isLoading}
          chosen={chosen}
          replyTo={replyTo}
          editing={editing}
          onDone={() => {
            setReplyTo(undefined);
            setEditing(undefined);
          }}
          onEditLast={(line) => setEditing(line)}
        />
      )}
    </section>
  );
}

/** Goes to the message that a search in all chats has led to. */
function useAskedMessage({ conversation }: OpenChat, isReady: boolean, onGoTo: (place: Place) => void): void {
  const { state: asked, key } = useLocation();
  const message = typeof asked?.message === 'string' ? asked.message : undefined;
  useEffect(() => {
    if (message === undefined || !isReady) return undefined;
    let isHere = true;
    void conversation
      .walkToMessage(message)
      .then((line) => isHere && line !== undefined && onGoTo({ key: line }));
    return () => {
      isHere = false;
    };
  }, [conversation, isReady, message, key, onGoTo]);
}

function Loading() {
  const t = useWords(conversationWords);
  return (
    <div className={classes.loading} role="status" aria-label={t.loading}>
      {(['60%', '44%', '52%', '36%'] as const).map((width, at) => (
        <div key={width} data-own={at % 2 === 1 || undefined} className={classes.ghost}>
          <Skeleton shape="block" width={width} height="44px" />
        </div>
      ))}
    </div>
  );
}
