import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import classes from './Badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Amber is for what waits, teal for alive, rose for careful. */
  tone?: 'neutral' | 'amber' | 'teal' | 'rose';
  /** For ears, where the short text alone says too little: "3 unread". */
  label?: string;
}

/** A word or a number that clings to something. */
export function Badge({ tone = 'neutral', label, className = '', children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={`${classes.badge} ${className}`} data-tone={tone}>
      {label ? (
        <>
          <span aria-hidden="true">{children}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </span>
  );
}
