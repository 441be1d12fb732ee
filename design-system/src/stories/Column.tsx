import type { ReactNode } from 'react';
import classes from './stories.module.css';

/** Lays the pieces of a story one under the other, as wide as a form. */
export function Column({ children }: { children: ReactNode }) {
  return <div className={classes.column}>{children}</div>;
}
