import {
  Avatar,
  Button,
  Checkbox,
  Dialog,
  ErrorState,
  Notice,
  Skeleton,
  TextField,
  useWords,
} from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useEffect, useState } from 'react';
import { listedName } from '../chat-list/listedName.ts';
import { chatListWords } from '../chat-list/words.ts';
import { nameOf } from '../conversation/names.ts';
import { sayContent } from '../conversation/sayContent.ts';
import { conversationWords } from '../conversation/words.ts';
import { GroupFace } from '../groups/GroupFace.tsx';
import type { ListedChat } from '../live/ChatList.ts';
import type { Conversation } from '../live/Conversation.ts';
import type { Line } from '../live/lines.ts';
import { useChanging, useChat } from '../provider/useChat.ts';
import { fold } from '../search/findLines.ts';
import { wholeList } from '../search/searchChats.ts';
import { forward } from './forward.ts';
import classes from './ForwardDialog.module.css';
import { forwardWords } from './words.ts';

/** More at once is a letter to everybody. */
const MOST = 10;

export interface ForwardDialogProps {
  conversation: Conversation;
  line: Line;
  onClose: () => void;
}

/** Which chats shall have this message too. It is sealed for each of them on this device. */
export function ForwardDialog({ conversation, line, onClose }: ForwardDialogProps) {
  const t = useWords(forwardWords);
  const names = useWords(conversationWords);
  const list = useWords(chatListWords);
  const { toast, report } = useShell();
  const engine = useChat();
  const { status, chats } = useChanging(engine.list.state);
  const { chat } = useChanging(conversation.state);
  const [question, setQuestion] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [doing, setDoing] = useState<'idle' | 'busy' | { failed: string }>('idle');
  useEffect(() => {
    // On a phone nobody may have looked at the list yet.
    if (engine.list.state.read().status !== 'ready') void engine.list.refresh();
    void wholeList(engine);
  }, [engine]);
  const asked = fold(question.trim());
  const open = chats.filter(({ summary }) => !summary.is_closed && summary.folder !== 'requests');
  const shown = open.filter((one) => fold(listedName(list, one)).includes(asked));

  const send = async () => {
    const { content } = line;
    if (!content || chosen.length === 0) return;
    setDoing('busy');
    try {
      await forward(
        engine,
        content,
        open.filter(({ id }) => chosen.includes(id)),
      );
      toast({ message: t.sent({ count: chosen.length }), tone: 'good' });
      onClose();
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      if (isFull) report(error, 'chat outbox');
      setDoing({ failed: isFull ? t.noSpace : t.notOpened });
    }
  };
  return (
    <Dialog
      open
      size="s"
      title={t.title}
      onClose={onClose}
      footer={
        <Button disabled={chosen.length === 0} busy={doing === 'busy'} onClick={() => void send()}>
          {chosen.length > 1 ? t.sendTo({ count: chosen.length }) : t.send}
        </Button>
      }
    >
      <div className={classes.fields}>
        {typeof doing === 'object' ? <Notice tone="bad">{doing.failed}</Notice> : null}
        <blockquote className={classes.message}>
          <strong dir="auto">{nameOf(names, chat, line.senderId, engine.me)}</strong>
          <span dir="auto" className={classes.words}>
            {sayContent(names, line.content)}
          </span>
        </blockquote>
        <TextField
          label={t.search}
          type="search"
          autoComplete="off"
          value={question}
          onChange={({ value }) => setQuestion(value)}
        />
        {status === 'loading' ? <Skeleton lines={4} label={t.loading} /> : null}
        {status === 'failed' ? (
          <ErrorState level={3} title={t.failed} onRetry={() => void engine.list.retry()} />
        ) : null}
        {status === 'ready' && shown.length === 0 ? <p role="status">{t.none}</p> : null}
        {chosen.length === MOST ? <p role="status">{t.most({ count: MOST })}</p> : null}
        <ul className={classes.chats} aria-label={t.chats}>
          {shown.map((one) => (
            <li key={one.id}>
              <Checkbox
                className={classes.chat}
                label={<Named chat={one} name={listedName(list, one)} />}
                checked={chosen.includes(one.id)}
                disabled={chosen.length === MOST && !chosen.includes(one.id)}
                onChange={({ checked }) =>
                  setChosen(checked ? [...chosen, one.id] : chosen.filter((id) => id !== one.id))
                }
              />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function Named({ chat: { summary, picture }, name }: { chat: ListedChat; name: string }) {
  return (
    <span className={classes.named}>
      {summary.kind === 'group' ? (
        <GroupFace picture={picture} />
      ) : (
        <Avatar name={name} src={summary.profile ?? undefined} decorative />
      )}
      <span dir="auto" className={classes.name}>
        {name}
      </span>
    </span>
  );
}
