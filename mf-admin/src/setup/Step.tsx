import { Badge, Card, Notice, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { type ReactNode, useState } from 'react';
import { frameWords } from '../frame/words.ts';
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

/** Tries something for real, and keeps what came of it: the answer, or what is wrong in the server's words. */
export function useTry<Answer>(act: () => Promise<Answer>) {
  const { signal } = useShell();
  const [state, setState] = useState<{ isBusy: boolean; done?: Answer; trouble?: string }>({ isBusy: false });
  const run = async () => {
    if (state.isBusy) return;
    setState({ isBusy: true });
    try {
      const done = await act();
      if (!signal.aborted) setState({ isBusy: false, done });
    } catch (error) {
      if (signal.aborted) return;
      setState({ isBusy: false, trouble: error instanceof Error ? error.message : frameWords.now.failed });
    }
  };
  return { ...state, run };
}
