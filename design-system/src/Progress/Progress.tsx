import type { ComponentProps } from 'react';
import classes from './Progress.module.css';

export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'children' | 'value'> {
  /** What is under way. */
  label: string;
  /** How much is done, 0 to 1. Without it nobody knows, and it only shows that something moves. */
  value?: number | undefined;
  /** The words are elsewhere on the screen; only ears get the label. */
  quiet?: boolean;
}

/** How far something is. */
export function Progress({ label, value, quiet = false, className = '', ...rest }: ProgressProps) {
  return (
    <div className={`${classes.progress} ${className}`}>
      {quiet ? null : (
        <div className={classes.words} aria-hidden="true">
          <span>{label}</span>
          {value === undefined ? null : <span>{Math.floor(value * 100)} %</span>}
        </div>
      )}
      <progress {...rest} className={classes.bar} aria-label={label} max={1} value={value} />
    </div>
  );
}
