import type { ComponentProps } from 'react';
import { RotateCw } from 'lucide';
import { Icon } from '../Icon/index.ts';
import { Button } from '../Button/index.ts';
import { SquareSketch } from '../EmptyState/SquareSketch.tsx';
import { Rich, useWords } from '../language/index.ts';
import { commonWords } from '../texts/words.ts';
import classes from '../EmptyState/EmptyState.module.css';
import own from './ErrorState.module.css';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What happened, in a few words: "The chats did not load". */
  title: string;
  /** Tries again. Without it no button is offered. */
  onRetry?: () => void;
  /** The new try is under way. */
  retrying?: boolean | undefined;
  /** What the visitor can quote when asking for help. */
  requestId?: string | undefined;
  /** The heading's level, so that the page's outline stays true. */
  level?: 1 | 2 | 3;
}

/** What happened, and a way to try again. Children: one sentence about what helps. */
export function ErrorState({
  title,
  onRetry,
  retrying = false,
  requestId,
  level = 2,
  className = '',
  children,
  ...rest
}: ErrorStateProps) {
  const t = useWords(commonWords);
  const Heading = `h${level}` as const;
  return (
    <div role="alert" {...rest} className={`${classes.state} ${className}`}>
      <SquareSketch mood="dim" />
      <Heading className={classes.title}>{title}</Heading>
      {children ? <div className={classes.words}>{children}</div> : null}
      {onRetry ? (
        <div className={classes.action}>
          <Button
            variant="secondary"
            icon={<Icon icon={RotateCw} />}
            busy={retrying}
            onClick={() => onRetry()}
          >
            {t.retry}
          </Button>
        </div>
      ) : null}
      {requestId ? (
        <p className={own.request}>
          <Rich text={t.quote({ id: requestId })} parts={{ id: (id) => <code>{id}</code> }} />
        </p>
      ) : null}
    </div>
  );
}
