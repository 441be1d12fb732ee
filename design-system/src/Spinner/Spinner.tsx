import type { ComponentProps } from 'react';
import { useWords } from '../language/index.ts';
import { commonWords } from '../texts/words.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import classes from './Spinner.module.css';

export interface SpinnerProps extends ComponentProps<'span'> {
  /** What is under way, for ears. Empty when the words stand beside it already. */
  label?: string;
  /** `s` fits a line of text, `l` an empty page. */
  size?: 's' | 'm' | 'l';
}

/** A lantern walking its round while one waits. For something with a known shape take `Skeleton`. */
export function Spinner({ label, size = 'm', className = '', ...rest }: SpinnerProps) {
  const t = useWords(commonWords);
  const words = label ?? t.loading;
  return (
    <span
      role={words ? 'status' : undefined}
      {...rest}
      className={`${classes.spinner} ${className}`}
      data-size={size}
    >
      <span className={classes.ring} aria-hidden="true" />
      {words ? <VisuallyHidden>{words}</VisuallyHidden> : null}
    </span>
  );
}
