import type { ReactNode } from 'react';
import classes from './stories.module.css';

/** Lays the pieces of a story side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}
