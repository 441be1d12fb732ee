import { CircleAlert, CircleCheck, Info } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import classes from './Notice.module.css';

export type NoticeTone = 'calm' | 'good' | 'bad';

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What kind of news it is. */
  tone?: NoticeTone;
  /** The news in a few words, when the sentence needs a headline. */
  title?: string;
  /** What helps: a Button or a TextLink. */
  action?: ReactNode;
}

/** News that stays, in the place it is about. For news that passes, take a toast. */
export function Notice({ tone = 'calm', title, action, className = '', children, ...rest }: NoticeProps) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      {...rest}
      className={`${classes.notice} ${className}`}
      data-tone={tone}
    >
      <NoticeIcon tone={tone} />
      <div className={classes.words}>
        {title ? <strong className={classes.title}>{title}</strong> : null}
        <div>{children}</div>
      </div>
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  );
}

const icons = { calm: Info, good: CircleCheck, bad: CircleAlert };

/** One sign per kind of news, the same in notices and toasts. */
export function NoticeIcon({ tone }: { tone: NoticeTone }) {
  return <Icon icon={icons[tone]} />;
}
