import { Skeleton } from '@plaza/design-system';
import classes from './PlaceScreen.module.css';

export function PlaceSkeleton() {
  return (
    <div className={classes.place} data-status="loading">
      <Skeleton shape="block" height="min(56vw, 480px)" label="Loading the zone" />
      <Skeleton lines={2} width="18rem" />
    </div>
  );
}
