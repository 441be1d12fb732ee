import { ButtonLink, ErrorState, Skeleton, useWords } from '@plaza/design-system';
import { useLiveZones } from '../live/useLiveZones.ts';
import { ZoneList } from './ZoneList.tsx';
import { sidebarWords } from './words.ts';
import classes from './ZoneSidebar.module.css';

/** The list of zones that stands beside something else. It knows nothing of its neighbour. */
export function ZoneSidebar() {
  const t = useWords(sidebarWords);
  const zones = useLiveZones();
  return (
    <section className={classes.sidebar} aria-label={t.title} data-status={zones.status}>
      <header className={classes.header}>
        <h2 className={classes.title}>{t.title}</h2>
        <ButtonLink href="/create-zones" variant="secondary" size="s">
          {t.create}
        </ButtonLink>
      </header>
      {zones.status === 'loading' && <Skeleton shape="block" height="420px" label={t.loading} />}
      {zones.status === 'failed' && (
        <ErrorState level={3} title={t.failed} onRetry={zones.retry} requestId={zones.error.requestId}>
          {zones.error.message}
        </ErrorState>
      )}
      {zones.status === 'ready' && <ZoneList zones={zones.items} />}
    </section>
  );
}
