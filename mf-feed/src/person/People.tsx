import { Skeleton, useWords } from '@plaza/design-system';
import type { ComponentProps } from 'react';
import { personWords } from './words.ts';
import classes from './People.module.css';

interface PeopleProps extends ComponentProps<'ul'> {
  /** Who they are, for ears. */
  'aria-label': string;
}

/** A list of people on one panel. Children: `PersonRow`. */
export function People(props: PeopleProps) {
  return (
    <div className={classes.people}>
      <ul {...props} className={classes.people} />
    </div>
  );
}

/** The shape of a list of people that is on its way. */
export function PeopleSkeleton({ rows = 4 }: { rows?: number }) {
  const t = useWords(personWords);
  return (
    <div className={classes.waiting}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={classes.row}>
          <Skeleton shape="circle" width="56px" height="56px" label={index === 0 ? t.loading : undefined} />
          <Skeleton className={classes.names} lines={2} />
        </div>
      ))}
    </div>
  );
}
