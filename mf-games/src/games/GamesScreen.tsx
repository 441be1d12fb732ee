import { EmptyState, ErrorState, Spinner, useIsMobile } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import { GamePager } from './GamePager.tsx';
import classes from './GamesScreen.module.css';

export function GamesScreen() {
  const deviceType = useIsMobile() ? 'mobile' : 'pc';
  const games = useCall('POST /games', { body: { deviceType } });
  return (
    <div className={classes.games} data-status={games.status}>
      <h1 className={classes.title}>Games</h1>
      {games.status === 'loading' && (
        <p className={classes.waiting}>
          <Spinner label="" /> Loading games...
        </p>
      )}
      {games.status === 'failed' && (
        <ErrorState
          title={`Error: ${games.error.message}`}
          onRetry={games.retry}
          requestId={games.error.requestId}
        />
      )}
      {games.status === 'ready' && games.answer.length === 0 && (
        <EmptyState title="No games found to display.">
          No cabinet has been rolled onto the square.
        </EmptyState>
      )}
      {/* A new list starts at its first game. */}
      {games.status === 'ready' && games.answer.length > 0 && (
        <GamePager key={deviceType} games={games.answer} />
      )}
    </div>
  );
}
