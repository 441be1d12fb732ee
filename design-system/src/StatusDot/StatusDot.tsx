import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import classes from './StatusDot.module.css';

export interface StatusDotProps extends ComponentProps<'span'> {
  /** `bad` only when something is really wrong. */
  status: 'good' | 'calm' | 'careful' | 'bad' | 'off';
  /** The state in a word: colour alone tells some people nothing. */
  label: string;
  /** The word stands beside it already; only ears get this one. */
  quiet?: boolean;
}

/** How something is, at a glance. */
export function StatusDot({ status, label, quiet = false, className = '', ...rest }: StatusDotProps) {
  return (
    <span {...rest} className={`${classes.status} ${className}`} data-status={status}>
      <span className={classes.dot} aria-hidden="true" />
      {quiet ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </span>
  );
}
