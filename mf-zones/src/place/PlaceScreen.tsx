import { ButtonLink, EmptyState, ErrorState } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import { useLocation } from 'react-router-dom';
import classes from './PlaceScreen.module.css';
import { PlaceSkeleton } from './PlaceSkeleton.tsx';
import { PlaceView } from './PlaceView.tsx';

export default function PlaceScreen() {
  const { pathname } = useLocation();
  const zones = useCall('GET /zones');
  if (zones.status === 'loading') return <PlaceSkeleton />;
  if (zones.status === 'failed') {
    return (
      <div className={classes.place}>
        <ErrorState
          level={1}
          title="This zone did not load"
          onRetry={zones.retry}
          requestId={zones.error.requestId}
        >
          {zones.error.message}
        </ErrorState>
      </div>
    );
  }
  const zone = zones.answer.find(({ path }) => path === pathname.replace(/\/+$/, ''));
  if (zone) return <PlaceView zone={zone} />;
  return (
    <div className={classes.place}>
      <EmptyState
        level={1}
        title="This zone is not there"
        action={<ButtonLink href="/zones">See all zones</ButtonLink>}
      >
        No door on the square leads to this address.
      </EmptyState>
    </div>
  );
}
