import { EmptyState, ErrorState, Screen, Spinner, useIsMobile, useWords } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import { GamePager } from './GamePager.tsx';
import classes from './GamesScreen.module.css';
import { gamesWords } from './words.ts';

export function GamesScreen() {
  const t = useWords(gamesWords);
  const deviceType = useIsMobile() ? 'mobile' : 'pc';
  const games = useCall('POST /games', { body: { deviceType } });
  return (
    <Screen width="wide" data-status={games.status}>
      <h1>{t.title}</h1>
      {games.status === 'loading' && (
        <p className={classes.waiting}>
          <Spinner label="" /> {t.loading}
        </p>
      )}
      {games.status === 'failed' && (
        <ErrorState
          title={t.failed({ why: games.error.message })}
          onRetry={games.retry}
          requestId={games.error.requestId}
        />
      )}
      {games.status === 'ready' && games.answer.length === 0 && (
        <EmptyState title={t.none}>{t.noneWhy}</EmptyState>
      )}
      {/* A new list starts at its first game. */}
      {games.status === 'ready' && games.answer.length > 0 && (
        <GamePager key={deviceType} games={games.answer} />
      )}
    </Screen>
  );
}
