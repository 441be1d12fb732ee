import { useWords } from '@plaza/design-system';
import { useChanging, useChat } from '../provider/useChat.ts';
import { nameOf } from './names.ts';
import classes from './TypingRow.module.css';
import { useConversation, useOpenChat } from './useConversation.ts';
import { conversationWords } from './words.ts';

/** Three lanterns, for as long as somebody types. */
export function TypingRow() {
  const t = useWords(conversationWords);
  const { me } = useChat();
  const { typing } = useConversation();
  const chat = useOpenChat();
  const [first] = useChanging(typing.who);
  if (first === undefined || !chat) return null;
  return (
    <div className={classes.typing}>
      <span className={classes.lanterns} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <span aria-hidden="true">
        {chat.kind === 'group' ? t.typingName({ name: nameOf(t, chat, first, me) }) : t.typing}
      </span>
    </div>
  );
}
