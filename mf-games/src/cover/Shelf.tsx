import type { ReactNode } from 'react';
import classes from './Shelf.module.css';

/** All of a list at a glance, for who would rather choose than page. Children: its cards. */
export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.shelf} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.grid}>{children}</ul>
    </section>
  );
}
