import { useWords } from '@plaza/design-system';
import classes from './PeopleHere.module.css';
import { liveWords } from './words.ts';

/** How many are in a zone now. Nobody is nothing to say. */
export function PeopleHere({ people }: { people: number | undefined }) {
  const t = useWords(liveWords);
  if (!people) return null;
  return <span className={classes.people}>{t.people({ count: people })}</span>;
}
