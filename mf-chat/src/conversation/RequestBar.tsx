import { Button, meanOneThing, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChat } from '../provider/useChat.ts';
import classes from './RequestBar.module.css';
import { sayError } from './sayError.ts';
import { useConversation, useOpenChat } from './useConversation.ts';
import { requestWords } from './request.words.ts';

/** Somebody one does not know writes: one takes the chat on, or puts it away without them being told. */
export function RequestBar({ name, onAnswer }: { name: string; onAnswer: () => void }) {
  const t = useWords(requestWords);
  const { api, toast } = useShell();
  const { list } = useChat();
  const { conversation } = useConversation();
  const chat = useOpenChat();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<'accept' | 'decline'>();
  const answer = async (what: 'accept' | 'decline') => {
    setBusy(what);
    onAnswer();
    try {
      const params = { id: conversation.chatId };
      if (what === 'accept') await api.call('POST /conversations/:id/accept', { params });
      else await api.call('POST /conversations/:id/decline', { params });
      list.wake();
      if (what === 'accept') await conversation.reload();
      else await navigate('/chat');
    } catch (error) {
      toast({ message: sayError(error), tone: 'bad' });
    } finally {
      setBusy(undefined);
    }
  };
  // Whoever asked is gone, or shut out: there is nothing to take on.
  const isClosed = chat?.is_closed ?? false;
  const title = chat?.kind === 'group' ? t.requestGroup : t.request({ name });
  return (
    <div className={classes.request}>
      <div>
        <strong>{isClosed ? t.closed : title}</strong>
        {isClosed ? null : <p className={classes.words}>{t.requestWords}</p>}
      </div>
      <div className={classes.buttons}>
        <Button
          variant="secondary"
          busy={busy === 'decline'}
          onClick={meanOneThing(() => void answer('decline'))}
        >
          {isClosed ? t.putAway : t.decline}
        </Button>
        {isClosed ? null : (
          <Button busy={busy === 'accept'} onClick={meanOneThing(() => void answer('accept'))}>
            {t.accept}
          </Button>
        )}
      </div>
    </div>
  );
}
