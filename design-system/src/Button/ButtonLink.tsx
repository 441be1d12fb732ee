import type { ComponentProps } from 'react';
import type { ButtonLook } from './Button.tsx';
import classes from './Button.module.css';

export interface ButtonLinkProps extends ButtonLook, ComponentProps<'a'> {
  /** Where it goes. */
  href: string;
}

/** Goes somewhere, and looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'm',
  icon,
  wide = false,
  className = '',
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a
      {...rest}
      className={`${classes.button} ${className}`}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
    >
      {icon}
      <span className={classes.words}>{children}</span>
    </a>
  );
}
