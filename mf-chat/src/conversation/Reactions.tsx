import { Feeling, meanOneThing, useWords } from '@plaza/design-system';
import type { Line } from '../live/lines.ts';
import { useChat } from '../provider/useChat.ts';
import classes from './Reactions.module.css';
import { useReact } from './useReact.ts';
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
