import { Button, useWords } from '@plaza/design-system';
import { type ComponentProps, useState } from 'react';
import type { Gone } from '../desk/Desk.ts';
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
  const handleUndo = async () => {
    setIsBusy(true);
    await undo?.();
    setIsBusy(false);
  };
  return (
    <article {...rest} className={classes.gone} aria-label={t[reasons[why]]}>
      <p role="status">{t[reasons[why]]}</p>
      {undo ? (
        <Button variant="secondary" size="s" busy={isBusy} onClick={() => void handleUndo()}>
          {t.undo}
        </Button>
      ) : null}
    </article>
  );
}
