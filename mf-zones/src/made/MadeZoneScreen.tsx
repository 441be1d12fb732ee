import type { MadeZoneView } from '@plaza/api-contract';
import { ErrorState, EmptyState, ButtonLink, Screen, useWords } from '@plaza/design-system';
import { useCall, useShell, useTitle } from '@plaza/shell-contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PlaceSkeleton } from '../place/PlaceSkeleton.tsx';
import { PlaceView } from '../place/PlaceView.tsx';
import { placeWords } from '../place/words.ts';
import { AtTheDoor } from './AtTheDoor.tsx';
import { AboutMade } from './AboutMade.tsx';
import { madeWords } from './words.ts';

/** A zone that somebody made, at its own address. */
export function MadeZoneScreen({ slug }: { slug: string }) {
  const isInvited = useInvitation(slug);
  // Asked before the invitation counts, a private zone would not be there.
  if (isInvited === 'asking') return <PlaceSkeleton />;
  return <FoundZone slug={slug} isRefused={isInvited === 'refused'} />;
}

function FoundZone({ slug, isRefused }: { slug: string; isRefused: boolean }) {
  const t = useWords(madeWords);
  const place = useWords(placeWords);
  const zone = useCall('GET /zones/u/:slug', { params: { slug } });
  const list = useCall('GET /zones');
  const [known, setKnown] = useState<MadeZoneView>();
  if (zone.status === 'ready' && zone.answer !== known) setKnown(zone.answer);
  const isNotThere = zone.status === 'failed' && [403, 404].includes(zone.error.status);
  // The page asks by itself as well: that it got no answer takes nothing from whoever is busy on it.
  const shown = zone.status === 'ready' ? zone.answer : isNotThere ? undefined : known;
  useTitle(shown ? shown.name : zone.status === 'failed' ? place.missing : undefined);
  if (zone.status === 'loading' || list.status === 'loading') return <PlaceSkeleton />;
  if (zone.status === 'failed' && !isNotThere && !shown)
    return (
      <Screen width="wide">
        <ErrorState level={1} title={place.failed} onRetry={zone.retry} requestId={zone.error.requestId}>
          {zone.error.message}
        </ErrorState>
      </Screen>
    );
  if (!shown)
    return (
      <Screen width="wide">
        <EmptyState
          level={1}
          title={place.missing}
          action={<ButtonLink href="/zones">{place.see}</ButtonLink>}
        >
          {isRefused ? t.badInvitation : t.missing}
        </EmptyState>
      </Screen>
    );
  const scene = sceneOf(shown, list.status === 'ready' ? list.answer : []);
  const mayEnter = shown.standing === 'owner' || shown.standing === 'open';
  if (!mayEnter) return <AtTheDoor zone={shown} scene={scene} onAsked={zone.refetch} />;
  return (
    <PlaceView zone={scene} made={shown} onChanged={zone.refetch}>
      <AboutMade zone={shown} onChanged={zone.refetch} />
    </PlaceView>
  );
}

/** The place that it began as, under the name it has now. */
function sceneOf(
  { zone, name }: MadeZoneView,
  list: readonly { path: string; name: string; hour: string; palette: string[]; image: string | null }[],
) {
  const path = `/zones/${zone}`;
  const place = list.find((one) => one.path === path) ?? { image: null, hour: '', palette: [] };
  return { ...place, path, name };
}

/** Uses the invitation in the address, once. */
function useInvitation(slug: string): 'none' | 'asking' | 'used' | 'refused' {
  const { api } = useShell();
  const [search, setSearch] = useSearchParams();
  const invitation = search.get('invitation');
  const [result, setResult] = useState<'used' | 'refused' | null>(null);
  useEffect(() => {
    if (!invitation) return;
    const settle = (how: 'used' | 'refused') => {
      setResult(how);
      // It is nobody's business in a picture of the screen, or in the history.
      setSearch(
        (before) => {
          before.delete('invitation');
          return before;
        },
        { replace: true },
      );
    };
    api.call('PUT /zones/u/:slug/invited', { params: { slug }, body: { invitation } }).then(
      () => settle('used'),
      () => settle('refused'),
    );
  }, [api, slug, invitation, setSearch]);
  if (invitation && !result) return 'asking';
  return result ?? 'none';
}
