import type { ComponentProps } from 'react';
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
