import { THEME_NAMES } from '@plaza/api-contract/values';
import { ButtonLink, EmptyState, ErrorState, Screen, useWords } from '@plaza/design-system';
import { useCall, useTitle } from '@plaza/shell-contract';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { MadeZoneScreen } from '../made/MadeZoneScreen.tsx';
import { PlaceSkeleton } from '../place/PlaceSkeleton.tsx';
import { PlaceView } from '../place/PlaceView.tsx';
import { placeWords } from '../place/words.ts';

/** A zone at its address: a place of the list, the park of the older list, or what somebody made. */
export default function PlaceScreen() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const path = pathname.replace(/\/+$/, '');
  // Zones once opened at the path of the place they began as. One address each: a guard tells pages apart by their path.
  const older = search.get('zone');
  if (older) return <Navigate replace to={`/zones/u/${encodeURIComponent(older)}`} />;
  const slug = /^\/zones\/u\/([a-z0-9-]{1,80})$/.exec(path)?.[1];
  return slug ? <MadeZoneScreen key={slug} slug={slug} /> : <ListedZone key={path} path={path} />;
}

function ListedZone({ path }: { path: string }) {
  const t = useWords(placeWords);
  const zones = useCall('GET /zones');
  if (zones.status === 'loading') return <PlaceSkeleton />;
  if (zones.status === 'failed')
    return (
      <Screen width="wide">
        <ErrorState level={1} title={t.failed} onRetry={zones.retry} requestId={zones.error.requestId}>
          {zones.error.message}
        </ErrorState>
      </Screen>
    );
  const zone = zones.answer.find((one) => one.path === path);
  if (zone) return <PlaceView zone={zone} />;
  const scene = path.replace('/zones/', '');
  return THEME_NAMES.some((name) => name === scene) ? <OlderScene scene={scene} /> : <MissingZone />;
}

/** A scene that is reached by its address alone. */
function OlderScene({ scene }: { scene: string }) {
  const zone = useCall('GET /zones/scenes/:scene', { params: { scene } });
  if (zone.status === 'loading') return <PlaceSkeleton />;
  return zone.status === 'ready' ? <PlaceView zone={zone.answer} /> : <MissingZone />;
}

function MissingZone() {
  const t = useWords(placeWords);
  useTitle(t.missing);
  return (
    <Screen width="wide">
      <EmptyState level={1} title={t.missing} action={<ButtonLink href="/zones">{t.see}</ButtonLink>}>
        {t.missingWords}
      </EmptyState>
    </Screen>
  );
}
