import type { ReactNode } from 'react';
import classes from './Page.module.css';

export interface PageProps {
  title: string;
  /** One sentence below the title. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page to read: a title, a sentence, and remote. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <article className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
      </header>
      {children}
    </article>
  );
}

/** A heading and what it is about. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
