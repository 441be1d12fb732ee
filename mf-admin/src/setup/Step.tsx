import { Badge, Card, Notice, useWords } from '@plaza/design-system';
import type { ReactNode } from 'react';
import classes from '../settings/Settings.module.css';
import { setupWords } from './words.ts';

interface StepProps {
  place: number;
  title: string;
  isTried: boolean;
  /** What is wrong, and what helps. */
  trouble: string | undefined;
  children: ReactNode;
}

/** One step: what it is about, what was tried, and what came of it. */
export function Step({ place, title, isTried, trouble, children }: StepProps) {
  const t = useWords(setupWords);
  const id = `setup-${place}`;
  return (
    <Card as="section" className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>
          {place}. {title}
        </h2>
        {isTried ? <Badge tone="teal">{t.tried}</Badge> : null}
      </div>
      {children}
      {trouble ? <Notice tone="bad">{trouble}</Notice> : null}
    </Card>
  );
}
