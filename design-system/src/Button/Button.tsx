import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../Spinner/index.ts';
import classes from './Button.module.css';

/** What a button and a link that looks like one share. */
export interface ButtonLook {
  /** How loud it is; one primary per view is enough. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** `s` is for rows and toolbars. */
  size?: 's' | 'm';
  /** An icon before the words. */
  icon?: ReactNode;
  /** Takes the whole width of its parent. */
  wide?: boolean;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Something is under way: the button keeps its place and its focus but does nothing. */
  busy?: boolean;
}

/** Does something here. For going somewhere, take `ButtonLink`. */
export function Button({
  variant = 'primary',
  size = 'm',
  icon,
  wide = false,
  busy = false,
  type = 'button',
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // aria-disabled instead of disabled: a disabled button drops the focus of whoever just pressed it.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={`${classes.button} ${className}`}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-status={busy ? 'busy' : undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={handleClick}
    >
      {busy ? <Spinner size="s" label="" /> : icon}
      <span className={classes.words}>{children}</span>
    </button>
  );
}
