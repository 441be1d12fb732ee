import type { ComponentProps } from 'react';
import classes from './Kbd.module.css';

export type KbdProps = ComponentProps<'kbd'>;

/** A key to press. */
export function Kbd({ className = '', ...rest }: KbdProps) {
  return <kbd {...rest} className={`${classes.key} ${className}`} />;
}
