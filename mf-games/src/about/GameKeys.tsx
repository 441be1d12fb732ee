import { Icon, IconButton, Popover, useWords } from '@plaza/design-system';
import { CircleQuestionMark } from 'lucide';
import classes from './GameKeys.module.css';
import { wordOf } from './wordOf.ts';
import { keyWords } from './words.ts';

/** What keys and fingers do in a game of the arcade, for who would rather read it than find out. */
export function GameKeys({ game }: { game: { url: string } }) {
  const t = useWords(keyWords);
  const word = wordOf(game);
  if (!word) return null;
  const more = word in keyWords.base ? t[word as keyof typeof keyWords.base] : undefined;
  return (
    <Popover
      label={t.title}
      trigger={(trigger) => (
        <IconButton {...trigger} label={t.title} variant="secondary">
          <Icon icon={CircleQuestionMark} />
        </IconButton>
      )}
    >
      <div className={classes.keys}>
        {more ? <p>{more}</p> : null}
        <p className={classes.everywhere}>{t.everywhere}</p>
      </div>
    </Popover>
  );
}
