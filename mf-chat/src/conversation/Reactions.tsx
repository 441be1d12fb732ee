import { Feeling, meanOneThing, useWords } from '@plaza/design-system';
import type { Line } from '../live/lines.ts';
import { useChat } from '../provider/useChat.ts';
import { useAct } from './useAct.ts';
import { useConversation } from './useConversation.ts';
import classes from './Reactions.module.css';
import { conversationWords } from './words.ts';

/** What people felt about a message. A press adds one's own, or takes it back. */
export function Reactions({ line }: { line: Line }) {
  const t = useWords(conversationWords);
  const { me } = useChat();
  const react = useReact(line);
  return (
    <div className={classes.reactions}>
      {line.reactions.map(({ emoji, userIds }) => (
        <button
          key={emoji}
          type="button"
          className={classes.reaction}
          aria-pressed={userIds.includes(me)}
          aria-label={t.reactedBy({ emoji, count: userIds.length })}
          onClick={meanOneThing(() => react(emoji))}
        >
          <Feeling emoji={emoji} aria-hidden="true" />
          {userIds.length > 1 ? <span aria-hidden="true">{userIds.length}</span> : null}
        </button>
      ))}
    </div>
  );
}

/** Reacts to a message; the same emoji again takes it back. */
export function useReact({ entry, reactions }: Line): (emoji: string) => void {
  const { me } = useChat();
  const act = useAct();
  const { conversation } = useConversation();
  return (emoji) => {
    if (!entry) return;
    const isThere = reactions.some((one) => one.emoji === emoji && one.userIds.includes(me));
    act({
      chatId: conversation.chatId,
      kind: 'reaction',
      target: entry,
      content: { text: isThere ? '' : emoji },
    });
  };
}
