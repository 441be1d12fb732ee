import { Skeleton, useWords } from '@plaza/design-system';
import classes from './PeopleSkeleton.module.css';
import { personWords } from './words.ts';

/** The shape of a list of people that is on its way. */
export function PeopleSkeleton({ rows = 4 }: { rows?: number }) {
  const t = useWords(personWords);
  return (
    <div className={classes.people}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={classes.row}>
          <Skeleton shape="circle" width="56px" height="56px" label={index === 0 ? t.loading : undefined} />
          <Skeleton className={classes.names} lines={2} />
        </div>
      ))}
    </div>
  );
}
