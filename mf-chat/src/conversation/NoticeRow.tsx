import { Icon, useWords } from '@plaza/design-system';
import { TriangleAlert } from 'lucide';
import type { Line } from '../live/lines.ts';
import { useChat } from '../provider/useChat.ts';
import { nameOf } from './names.ts';
import classes from './NoticeRow.module.css';
import { sayTimer } from './timers.ts';
import { conversationWords, timerWords } from './words.ts';
import { useOpenChat } from './useConversation.ts';

/** What the server wrote into a chat: who came and went. */
export function NoticeRow({ line }: { line: Line }) {
  const t = useWords(conversationWords);
  const times = useWords(timerWords);
  const { me } = useChat();
  const chat = useOpenChat();
  const notice = line.entry?.notice;
  if (!notice) return null;
  const name = nameOf(t, chat, notice.user_id ?? line.senderId, me);
  const words = {
    joined: t.joined({ name }),
    left: t.left({ name }),
    removed: t.removed({ name }),
    owner: t.owner({ name }),
    title: t.titled,
    timer: notice.seconds ? t.timerOn({ time: sayTimer(times, notice.seconds) }) : t.timerOff,
    history: t.historyShared({ name }),
  };
  return <p className={classes.notice}>{words[notice.what]}</p>;
}

/** Somebody's device has sent more than what is here. */
export function GapRow() {
  const t = useWords(conversationWords);
  return (
    <p className={classes.notice} data-tone="bad">
      <Icon icon={TriangleAlert} size={14} />
      {t.gap}
    </p>
  );
}
