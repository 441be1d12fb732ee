import { Screen } from '@plaza/design-system';
import { useTitle } from '@plaza/shell-contract';
import type { ReactNode } from 'react';
import classes from './Admin.module.css';
import { Sections, type Waiting } from './Sections.tsx';

interface AdminFrameProps {
  title: string;
  /** What the page is for, in a line. */
  line?: ReactNode;
  /** What can be done on the whole page. */
  acts?: ReactNode;
  status: string;
  /** How much waits for a moderator, where the screen itself knows it. */
  waiting?: Waiting | undefined;
  children: ReactNode;
}

/** What every screen of the administration has in common: the ways to the others, its name, and what it does. */
export function AdminFrame({ title, line, acts, status, waiting, children }: AdminFrameProps) {
  useTitle(title);
  return (
    <Screen width="wide" data-status={status}>
      <Sections waiting={waiting} />
      <header className={classes.header}>
        <div className={classes.titles}>
          <h1>{title}</h1>
          {line ? <p className={classes.line}>{line}</p> : null}
        </div>
        {acts ? <div className={classes.acts}>{acts}</div> : null}
      </header>
      {children}
    </Screen>
  );
}
