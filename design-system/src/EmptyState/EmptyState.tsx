import type { ComponentProps, ReactNode } from 'react';
import { SquareSketch } from './SquareSketch.tsx';
import classes from './EmptyState.module.css';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is so, in a few words: "No chats yet". */
  title: string;
  /** The one way forward: a Button or a ButtonLink. */
  action?: ReactNode;
  /** The heading's level, so that the page's outline stays true. */
  level?: 1 | 2 | 3;
}

/** Nothing here yet, and what one can do about it. Children: one sentence. */
export function EmptyState({ title, action, level = 2, className = '', children, ...rest }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div {...rest} className={`${classes.state} ${className}`}>
      <SquareSketch mood="lit" />
      <Heading className={classes.title}>{title}</Heading>
      {children ? <div className={classes.words}>{children}</div> : null}
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  );
}
