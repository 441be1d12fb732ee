import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Screen,
  Skeleton,
  TextField,
  useWords,
} from '@plaza/design-system';
import { useTitle } from '@plaza/shell-contract';
import { useState } from 'react';
import { FriendsInZones } from '../friends/FriendsInZones.tsx';
import { useLiveZones } from '../live/useLiveZones.ts';
import { zonesNamed } from '../zone-sidebar/zonesNamed.ts';
import classes from './DirectoryScreen.module.css';
import { MadeZones } from './MadeZones.tsx';
import { ZoneCard } from './ZoneCard.tsx';
import { directoryWords } from './words.ts';

export function DirectoryScreen() {
  const t = useWords(directoryWords);
  useTitle(t.title);
  const zones = useLiveZones();
  const [text, setText] = useState('');
  const shown = zones.status === 'ready' ? zonesNamed(zones.items, text) : [];
  return (
    <Screen width="wide" data-status={zones.status}>
      <header className={classes.header}>
        <div>
          <h1>{t.title}</h1>
          <p className={classes.line}>{t.line}</p>
        </div>
        <ButtonLink href="/create-zones" variant="secondary">
          {t.create}
        </ButtonLink>
      </header>
      <FriendsInZones />
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
      {zones.status === 'ready' && zones.items.length === 0 && (
        <EmptyState title={t.none}>{t.noneWords}</EmptyState>
      )}
      {zones.status === 'ready' && zones.items.length > 0 && (
        <>
          <TextField
            type="search"
            label={t.search}
            value={text}
            className={classes.search}
            onChange={({ value }) => setText(value)}
          />
          {shown.length > 0 && (
            <ul className={classes.grid} aria-label={t.title}>
              {shown.map((zone) => (
                <ZoneCard key={zone.path} zone={zone} />
              ))}
            </ul>
          )}
          <MadeZones text={text} zones={zones.items} isAlone={shown.length === 0} />
        </>
      )}
    </Screen>
  );
}
