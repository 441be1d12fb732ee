import { Skeleton, useWords } from '@plaza/design-system';
import { placeWords } from './words.ts';
import classes from './PlaceScreen.module.css';

export function PlaceSkeleton() {
  const t = useWords(placeWords);
  return (
    <div className={classes.place} data-status="loading">
      <Skeleton shape="block" height="min(56vw, 480px)" label={t.loading} />
      <Skeleton lines={2} width="18rem" />
    </div>
  );
}
