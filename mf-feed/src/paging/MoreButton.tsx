import { Button, Notice, useWords } from '@plaza/design-system';
import classes from './MoreButton.module.css';
import { pagingWords } from './words.ts';

interface MoreButtonProps {
  more: 'idle' | 'loading' | 'failed';
  onMore(): void;
}

/** The way to the next page of a list. */
export function MoreButton({ more, onMore }: MoreButtonProps) {
  const t = useWords(pagingWords);
  return (
    <div className={classes.more} data-status={more}>
      {more === 'failed' ? <Notice tone="bad">{t.failed}</Notice> : null}
      <Button variant="secondary" busy={more === 'loading'} onClick={onMore}>
        {more === 'failed' ? t.retry : t.more}
      </Button>
    </div>
  );
}
