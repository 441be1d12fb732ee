import type { ComponentProps } from 'react';
import classes from './Screen.module.css';

export interface ScreenProps extends ComponentProps<'div'> {
  /** How wide it grows: a column to read in, or a place for grids and pictures. */
  width?: 'text' | 'wide';
}

/** What a remote fills its place with: one measure and one margin, so that going from space to space moves nothing. */
export function Screen({ width = 'text', className = '', ...rest }: ScreenProps) {
  return <div {...rest} className={`${classes.screen} ${className}`} data-width={width} />;
}
