import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import classes from './Spinner.module.css';

export interface SpinnerProps extends ComponentProps<'span'> {
  /** What is under way, for ears. Empty when the words stand beside it already. */
  label?: string;
  /** `s` fits a line of text, `l` an empty page. */
  size?: 's' | 'm' | 'l';
}

/** A lantern walking its round while one waits. For something with a known shape take `Skeleton`. */
export function Spinner({ label = 'Loading', size = 'm', className = '', ...rest }: SpinnerProps) {
  return (
    <span
      role={label ? 'status' : undefined}
      {...rest}
      className={`${classes.spinner} ${className}`}
      data-size={size}
    >
      <span className={classes.ring} aria-hidden="true" />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
}
