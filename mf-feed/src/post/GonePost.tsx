import { Button, meanOneThing, useWords } from '@plaza/design-system';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { Gone } from '../store/PostStore.ts';
import { keepFocus } from './keepFocus.ts';
import { postWords } from './words.ts';
import classes from './GonePost.module.css';

const reasons = {
  deleted: 'deleted',
  hidden: 'hidden',
  muted: 'muted',
  blocked: 'blocked',
  'taken-away': 'takenAway',
} as const;

/** What stands where a post was, so that nothing jumps, and the way to bring it back. */
export function GonePost({ gone, ...rest }: { gone: Gone } & Omit<ComponentProps<'article'>, 'children'>) {
  const t = useWords(postWords);
  const [isBusy, setIsBusy] = useState(false);
  const { why, undo } = gone;
  const place = useRef<HTMLElement>(null);
  // Whoever did it by a button of the post has lost that button.
  const isMine = why !== 'taken-away';
  useEffect(() => {
    if (isMine) keepFocus(place.current);
  }, [isMine]);
  const handleUndo = async () => {
    setIsBusy(true);
    await undo?.();
    setIsBusy(false);
  };
  return (
    <article tabIndex={-1} {...rest} ref={place} className={classes.gone} aria-label={t[reasons[why]]}>
      <p role="status">{t[reasons[why]]}</p>
      {undo ? (
        <Button variant="secondary" size="s" busy={isBusy} onClick={meanOneThing(() => void handleUndo())}>
          {t.undo}
        </Button>
      ) : null}
    </article>
  );
}
