import { Skeleton, Spinner, useWords } from '@plaza/design-system';
import { postWords } from './words.ts';
import classes from './PostSkeleton.module.css';

/** Posts that are on their way: 'Loading...' with a spinner, and below it the shape of what comes. */
export function PostSkeleton({ count = 2 }: { count?: number }) {
  const t = useWords(postWords);
  return (
    <div className={classes.waiting}>
      <p className={classes.words}>
        <Spinner size="s" label={t.loading} />
        <span aria-hidden="true">{t.loading}</span>
      </p>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.card}>
          {index === 0 ? <Skeleton shape="block" height="240px" /> : null}
          <div className={classes.who}>
            <Skeleton shape="circle" width="40px" height="40px" />
            <Skeleton lines={2} width="10rem" />
          </div>
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  );
}
