import { Button, EmptyState, ErrorState, Screen, Spinner, useIsMobile, useWords } from '@plaza/design-system';
import { useCall, useTitle } from '@plaza/shell-contract';
import { GamePager } from './GamePager.tsx';
import classes from './GamesScreen.module.css';
import { gamesWords } from './words.ts';

export function GamesScreen() {
  const t = useWords(gamesWords);
  useTitle(t.title);
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
      {games.status === 'ready' && !isFilled(games.answer) && (
        <EmptyState
          title={t.none}
          action={
            <Button variant="secondary" onClick={games.refetch}>
              {t.again}
            </Button>
          }
        >
          {t.empty}. {t.noneWhy}
        </EmptyState>
      )}
      {/* A new list starts at its first game. */}
      {games.status === 'ready' && isFilled(games.answer) && (
        <GamePager key={deviceType} games={games.answer} />
      )}
    </Screen>
  );
}

/** The api answers a list; another server behind the address may not. */
function isFilled(answer: unknown): boolean {
  return Array.isArray(answer) && answer.length > 0;
}
