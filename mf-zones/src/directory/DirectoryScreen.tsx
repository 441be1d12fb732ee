import { EmptyState, ErrorState, Screen, Skeleton, useWords } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import classes from './DirectoryScreen.module.css';
import { ZoneCard } from './ZoneCard.tsx';
import { directoryWords } from './words.ts';

export function DirectoryScreen() {
  const t = useWords(directoryWords);
  const zones = useCall('GET /zones');
  return (
    <Screen width="wide" data-status={zones.status}>
      <header className={classes.header}>
        <h1>{t.title}</h1>
        <p className={classes.line}>{t.line}</p>
      </header>
      {zones.status === 'loading' && (
        <div className={classes.grid}>
          {Array.from({ length: 6 }, (_, at) => (
            <Skeleton key={at} shape="block" height="240px" label={at === 0 ? t.loading : ''} />
          ))}
        </div>
      )}
      {zones.status === 'failed' && (
        <ErrorState title={t.failed} onRetry={zones.retry} requestId={zones.error.requestId}>
          {zones.error.message}
        </ErrorState>
      )}
      {zones.status === 'ready' && zones.answer.length === 0 && (
        <EmptyState title={t.none}>{t.noneWords}</EmptyState>
      )}
      {zones.status === 'ready' && zones.answer.length > 0 && (
        <ul className={classes.grid} aria-label={t.title}>
          {zones.answer.map((zone) => (
            <ZoneCard key={zone.path} zone={zone} />
          ))}
        </ul>
      )}
    </Screen>
  );
}
