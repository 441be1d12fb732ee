import { EmptyState, ErrorState, Skeleton } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import classes from './DirectoryScreen.module.css';
import { ZoneCard } from './ZoneCard.tsx';

export function DirectoryScreen() {
  const zones = useCall('GET /zones');
  return (
    <div className={classes.directory} data-status={zones.status}>
      <header className={classes.header}>
        <h1>Zones</h1>
        <p className={classes.line}>Each has its own hour and its own light. Pick a door.</p>
      </header>
      {zones.status === 'loading' && (
        <div className={classes.grid}>
          {Array.from({ length: 6 }, (_, at) => (
            <Skeleton key={at} shape="block" height="240px" label={at === 0 ? 'Loading zones' : ''} />
          ))}
        </div>
      )}
      {zones.status === 'failed' && (
        <ErrorState title="The zones did not load" onRetry={zones.retry} requestId={zones.error.requestId}>
          {zones.error.message}
        </ErrorState>
      )}
      {zones.status === 'ready' && zones.answer.length === 0 && (
        <EmptyState title="No zone is open">The doors are closed for now. Look in again later.</EmptyState>
      )}
      {zones.status === 'ready' && zones.answer.length > 0 && (
        <ul className={classes.grid} aria-label="Zones">
          {zones.answer.map((zone) => (
            <ZoneCard key={zone.path} zone={zone} />
          ))}
        </ul>
      )}
    </div>
  );
}
