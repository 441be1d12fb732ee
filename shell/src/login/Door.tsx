import { Card, DuskPanorama, Icon, useWords } from '@plaza/design-system';
import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import { doorWords } from './words.ts';
import classes from './Door.module.css';

export interface DoorProps {
  title: string;
  words: ReactNode;
  /** Where one step back leads; the first step has none. */
  back?: string | undefined;
  children: ReactNode;
}

/** A card above the square by night: what login and sign-up stand on. */
export function Door({ title, words, back, children }: DoorProps) {
  const t = useWords(doorWords);
  return (
    <div className={classes.screen}>
      <DuskPanorama className={classes.picture} />
      {/* Another step is another card, which comes as the first one came. */}
      <Card key={title} className={classes.card} depth="raised" pad="l">
        {back === undefined ? null : (
          <a className={classes.back} href={back}>
            <Icon icon={ArrowLeft} aria-hidden="true" />
            {t.back}
          </a>
        )}
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.words}>{words}</p>
        {children}
      </Card>
    </div>
  );
}
