import { EmojiPicker, Feeling, Icon, IconButton, meanOneThing, useWords } from '@plaza/design-system';
import { Plus } from 'lucide';
import { useState } from 'react';
import classes from './ReactionPicker.module.css';
import { conversationWords } from './words.ts';

const QUICK = ['❤️', '👍', '😂', '😮', '😢', '🎉'] as const;

/** A few at hand, and all others behind them. */
export function ReactionPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const t = useWords(conversationWords);
  const [isWhole, setIsWhole] = useState(false);
  if (isWhole) return <EmojiPicker onPick={({ emoji }) => onPick(emoji)} />;
  return (
    <div className={classes.quick}>
      {QUICK.map((emoji) => (
        <button
          key={emoji}
          type="button"
          className={classes.emoji}
          aria-label={t.reactWith({ emoji })}
          onClick={meanOneThing(() => onPick(emoji))}
        >
          <Feeling emoji={emoji} aria-hidden="true" />
        </button>
      ))}
      <IconButton
        label={t.reactOther}
        onClick={({ currentTarget }) => {
          // The button goes: whoever was on it stays in the panel.
          currentTarget.closest<HTMLElement>('[role=dialog]')?.focus();
          setIsWhole(true);
        }}
      >
        <Icon icon={Plus} size={18} />
      </IconButton>
    </div>
  );
}
