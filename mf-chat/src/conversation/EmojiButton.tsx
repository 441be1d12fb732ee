import { EmojiPicker, Icon, IconButton, Popover, useWords } from '@plaza/design-system';
import { Smile } from 'lucide';
import classes from './Composer.module.css';
import { composerWords } from './words.ts';

/** Emojis for the words that one writes. A phone has them on its keyboard. */
export function EmojiButton({ onPick }: { onPick: (emoji: string) => void }) {
  const t = useWords(composerWords);
  return (
    <span className={classes.mouseOnly}>
      <Popover
        label={t.emoji}
        trigger={(trigger) => (
          <IconButton {...trigger} label={t.emoji}>
            <Icon icon={Smile} />
          </IconButton>
        )}
      >
        {({ close }) => (
          <EmojiPicker
            onPick={({ emoji }) => {
              close();
              onPick(emoji);
            }}
          />
        )}
      </Popover>
    </span>
  );
}
