import { EmptyState, useIsMobile, useWords } from '@plaza/design-system';
import { useTitle } from '@plaza/shell-contract';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ChatListPane } from '../chat-list/ChatListPane.tsx';
import { chatListWords } from '../chat-list/words.ts';
import { ConversationPane } from '../conversation/ConversationPane.tsx';
import { ChatSettingsDialog, GroupDialog } from '../later.ts';
import classes from './ChatScreen.module.css';

/** The list and the open chat: side by side where there is space, one after the other on a phone. */
export function ChatScreen() {
  const { chatId } = useParams();
  const isMobile = useIsMobile();
  const [asks, setAsks] = useState<'group' | 'settings'>();
  const [search, setSearch] = useState<string>();
  const close = () => setAsks(undefined);
  return (
    <div className={classes.chat} data-view={chatId ? 'conversation' : 'list'}>
      {isMobile && chatId ? null : (
        <div className={classes.list}>
          <ChatListPane
            openId={chatId}
            search={search}
            onSearch={setSearch}
            onNewGroup={() => setAsks('group')}
            onSettings={() => setAsks('settings')}
          />
        </div>
      )}
      {chatId ? (
        <div className={classes.conversation}>
          <ConversationPane key={chatId} chatId={chatId} />
        </div>
      ) : (
        <NoneOpen isMobile={isMobile} />
      )}
      {asks === 'group' ? <GroupDialog onClose={close} /> : null}
      {asks === 'settings' ? <ChatSettingsDialog onClose={close} /> : null}
    </div>
  );
}

function NoneOpen({ isMobile }: { isMobile: boolean }) {
  const t = useWords(chatListWords);
  useTitle(t.title);
  if (isMobile) return null;
  return (
    <div className={classes.conversation} data-empty="">
      <EmptyState title={t.pick}>{t.pickWords}</EmptyState>
    </div>
  );
}
