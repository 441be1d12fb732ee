import type { ComponentProps } from 'react';
import classes from './Card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  /** The element that means the same: a post is an `article`, an entry of a list a `li`. */
  as?: 'div' | 'article' | 'section' | 'li';
  /** How far it stands from the ground. */
  depth?: 'flat' | 'panel' | 'raised';
  /** The air inside; `none` lets a picture reach the edge. */
  pad?: 'none' | 's' | 'm' | 'l';
}

/** A panel that holds one thing together. */
export function Card({ as = 'div', depth = 'panel', pad = 'm', className = '', ...rest }: CardProps) {
  // The few elements offered share the div's attributes; the type of `ref` is the only thing that differs.
  const Root = as as 'div';
  return <Root {...rest} className={`${classes.card} ${className}`} data-depth={depth} data-pad={pad} />;
}
