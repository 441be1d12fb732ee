import type { Game } from '@plaza/api-contract';
import type { GameMessage } from '@plaza/games-sdk';
import {
  Button,
  EmptyState,
  ErrorState,
  Icon,
  Screen,
  Spinner,
  TextLink,
  useWords,
} from '@plaza/design-system';
import { useCall, useTitle } from '@plaza/shell-contract';
import { ArrowLeft, Maximize } from 'lucide';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { GameKeys } from '../about/GameKeys.tsx';
import { useLine } from '../about/wordOf.ts';
import { Board } from '../board/Board.tsx';
import { useRuns } from '../board/useRuns.ts';
import { FavoriteButton } from '../favorites/FavoriteButton.tsx';
import { GameFrame } from '../frame/GameFrame.tsx';
import { isOurs } from '../frame/isOurs.ts';
import { OpenMatch } from '../match/OpenMatch.tsx';
import { GameTools } from '../settings/GameTools.tsx';
import { useGameSettings } from '../settings/gameSettings.ts';
import { useRunNow } from '../settings/useRunNow.ts';
import classes from './PlayScreen.module.css';
import { playWords } from './words.ts';

/** One game by itself, at its own size. */
export function PlayScreen() {
  const t = useWords(playWords);
  const { gameId = '' } = useParams();
  const game = useCall('GET /games/:id', { params: { id: gameId } });
  const navigate = useNavigate();
  const title = game.status === 'ready' ? game.answer.title || t.title : t.title;
  useTitle(game.status === 'loading' ? undefined : title);
  const isUnknown = game.status === 'failed' && game.error.code === 'games.unknown';
  return (
    <Screen width="wide" data-status={game.status}>
      <header className={classes.header}>
        <Button
          variant="ghost"
          icon={<Icon icon={ArrowLeft} />}
          onClick={() => (window.history.length > 1 ? navigate(-1) : navigate('/games'))}
        >
          {t.back}
        </Button>
        <h1 dir="auto" className={classes.title}>
          {title}
        </h1>
        {game.status === 'ready' && <FavoriteButton game={game.answer} />}
      </header>
      {game.status === 'loading' && (
        <p className={classes.waiting}>
          <Spinner label="" /> {t.loading}
        </p>
      )}
      {isUnknown && (
        <EmptyState title={t.none} action={<TextLink href="/games">{t.toGames}</TextLink>}>
          {t.unknown}
        </EmptyState>
      )}
      {game.status === 'failed' && !isUnknown && (
        <ErrorState
          title={t.failed({ message: game.error.message })}
          onRetry={game.retry}
          requestId={game.error.requestId}
        />
      )}
      {game.status === 'ready' && game.answer.url === '' && (
        <EmptyState title={t.noUrl} action={<TextLink href="/games">{t.toGames}</TextLink>} />
      )}
      {game.status === 'ready' && game.answer.url !== '' && <PlayedGame game={game.answer} />}
    </Screen>
  );
}

function PlayedGame({ game }: { game: Game }) {
  const t = useWords(playWords);
  const stage = useRef<HTMLDivElement>(null);
  const [daily, setDaily] = useState(false);
  const runs = useRuns(game.id, daily);
  const { settings, change } = useGameSettings();
  const run = useRunNow();
  const [told, setTold] = useState<number>();
  const [isTroubled, setTroubled] = useState(false);
  const line = useLine()(game);
  /** A stranger's game says how it went, and is believed in nothing. */
  const hearStranger = (message: GameMessage) => {
    if (message.kind === 'score') setTold(message.value);
  };
  return (
    <div className={classes.play}>
      <div ref={stage} className={classes.stage} style={{ maxInlineSize: game.width }}>
        <GameFrame
          key={game.id}
          game={game}
          takesFocus
          settings={settings}
          pauses={run.pauses}
          onSettings={change}
          onTrouble={setTroubled}
          onMessage={(message, say) => {
            run.hear(message);
            if (isOurs(game)) runs.hear(message, say);
            else hearStranger(message);
          }}
        />
      </div>
      <div className={classes.acts} style={{ maxInlineSize: game.width }}>
        {line ? (
          <p dir="auto" className={classes.line}>
            {line}
          </p>
        ) : null}
        {document.fullscreenEnabled && !isTroubled ? (
          <Button
            variant="secondary"
            icon={<Icon icon={Maximize} />}
            onClick={() => void stage.current?.requestFullscreen()}
          >
            {t.fullScreen}
          </Button>
        ) : null}
        {isTroubled ? null : (
          <GameTools
            settings={settings}
            onChange={change}
            onPause={run.pause}
            isPaused={!isOurs(game) && run.pauses % 2 === 1}
          >
            <GameKeys game={game} />
          </GameTools>
        )}
        <OpenMatch game={game} />
        {told === undefined ? null : (
          <p className={classes.line} role="status">
            {t.told({ score: told.toLocaleString() })}
          </p>
        )}
      </div>
      {isOurs(game) && runs.isMember ? (
        <Board
          game={game}
          counted={runs.counted}
          last={runs.last}
          daily={daily}
          onDaily={setDaily}
          slow={settings.slow === true}
        />
      ) : null}
    </div>
  );
}
