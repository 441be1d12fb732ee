import type { ComponentProps } from 'react';
import classes from './TextLink.module.css';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** Where it goes. */
  href: string;
  /** `quiet` is for lists of links, where the place itself says that they are links. */
  tone?: 'accent' | 'quiet';
}

/** A link in text. */
export function TextLink({ tone = 'accent', className = '', children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={`${classes.link} ${className}`} data-tone={tone}>
      {children}
    </a>
  );
}
