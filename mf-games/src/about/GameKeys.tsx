import { Icon, IconButton, Popover, useWords } from '@plaza/design-system';
import { Keyboard } from 'lucide';
import classes from './GameKeys.module.css';
import { wordOf } from './wordOf.ts';
import { keyWords } from './words.ts';

/** What keys and fingers do in a game of the arcade, for who would rather read it than find out. */
export function GameKeys({ game }: { game: { url: string } }) {
  const t = useWords(keyWords);
  const word = wordOf(game);
  if (!word) return null;
  return (
    <Popover
      label={t.title}
      trigger={(trigger) => (
        <IconButton {...trigger} label={t.title} variant="secondary">
          <Icon icon={Keyboard} />
        </IconButton>
      )}
    >
      <div className={classes.keys}>
        <p>{t[word]}</p>
        <p className={classes.everywhere}>{t.everywhere}</p>
      </div>
    </Popover>
  );
}
