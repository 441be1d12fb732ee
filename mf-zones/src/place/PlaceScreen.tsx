import { ButtonLink, EmptyState, ErrorState, useWords } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import { useLocation } from 'react-router-dom';
import classes from './PlaceScreen.module.css';
import { PlaceSkeleton } from './PlaceSkeleton.tsx';
import { PlaceView } from './PlaceView.tsx';
import { placeWords } from './words.ts';

export default function PlaceScreen() {
  const t = useWords(placeWords);
  const { pathname } = useLocation();
  const zones = useCall('GET /zones');
  if (zones.status === 'loading') return <PlaceSkeleton />;
  if (zones.status === 'failed') {
    return (
      <div className={classes.place}>
        <ErrorState level={1} title={t.failed} onRetry={zones.retry} requestId={zones.error.requestId}>
          {zones.error.message}
        </ErrorState>
      </div>
    );
  }
  const zone = zones.answer.find(({ path }) => path === pathname.replace(/\/+$/, ''));
  if (zone) return <PlaceView zone={zone} />;
  return (
    <div className={classes.place}>
      <EmptyState level={1} title={t.missing} action={<ButtonLink href="/zones">{t.see}</ButtonLink>}>
        {t.missingWords}
      </EmptyState>
    </div>
  );
}
