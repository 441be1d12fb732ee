import { ErrorState, Skeleton } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import { ZoneList } from './ZoneList.tsx';
import classes from './ZoneSidebar.module.css';

/** The list of zones that stands beside something else. It knows nothing of its neighbour. */
export function ZoneSidebar() {
  const zones = useCall('GET /zones');
  return (
    <section className={classes.sidebar} aria-label="Plaza Zones" data-status={zones.status}>
      <h2 className={classes.title}>Plaza Zones</h2>
      {zones.status === 'loading' && <Skeleton shape="block" height="420px" label="Loading zones" />}
      {zones.status === 'failed' && (
        <ErrorState
          level={3}
          title="The zones did not load"
          onRetry={zones.retry}
          requestId={zones.error.requestId}
        >
          {zones.error.message}
        </ErrorState>
      )}
      {zones.status === 'ready' && <ZoneList zones={zones.answer} />}
    </section>
  );
}
