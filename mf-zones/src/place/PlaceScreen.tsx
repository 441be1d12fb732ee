import { ButtonLink, EmptyState, ErrorState, Screen, useWords } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import { useLocation } from 'react-router-dom';
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
      <Screen width="wide">
        <ErrorState level={1} title={t.failed} onRetry={zones.retry} requestId={zones.error.requestId}>
          {zones.error.message}
        </ErrorState>
      </Screen>
    );
  }
  const zone = zones.answer.find(({ path }) => path === pathname.replace(/\/+$/, ''));
  if (zone) return <PlaceView zone={zone} />;
  return (
    <Screen width="wide">
      <EmptyState level={1} title={t.missing} action={<ButtonLink href="/zones">{t.see}</ButtonLink>}>
        {t.missingWords}
      </EmptyState>
    </Screen>
  );
}
