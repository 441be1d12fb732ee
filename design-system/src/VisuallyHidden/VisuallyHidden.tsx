import type { ComponentProps } from 'react';
import classes from './VisuallyHidden.module.css';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Words for ears that eyes do not need. */
export function VisuallyHidden({ className = '', ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={`${classes.hidden} ${className}`} />;
}
