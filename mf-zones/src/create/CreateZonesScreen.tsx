import { ErrorState, Screen, Skeleton, useWords } from '@plaza/design-system';
import { useCall, useTitle } from '@plaza/shell-contract';
import { CreateZoneForm } from './CreateZoneForm.tsx';
import classes from './CreateZones.module.css';
import { createZoneWords } from './words.ts';

/** Where zones are made. */
export function CreateZonesScreen() {
  const t = useWords(createZoneWords);
  useTitle(t.title);
  const zones = useCall('GET /zones');
  return (
    <Screen data-status={zones.status}>
      <header className={classes.header}>
        <h1>{t.title}</h1>
        <p className={classes.line}>{t.line}</p>
      </header>
      {zones.status === 'loading' && <Skeleton shape="block" height="420px" label={t.loading} />}
      {zones.status === 'failed' && (
        <ErrorState title={t.failed} onRetry={zones.retry} requestId={zones.error.requestId}>
          {zones.error.message}
        </ErrorState>
      )}
      {zones.status === 'ready' && <CreateZoneForm zones={zones.answer} />}
    </Screen>
  );
}
