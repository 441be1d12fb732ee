import type { Game } from '@plaza/api-contract';
import { Button, ButtonLink, Icon, Skeleton, useWords } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import { Play, X } from 'lucide';
import { useState } from 'react';
import { useLine } from '../about/wordOf.ts';
import { useRuns } from '../board/useRuns.ts';
import { GameCover, MovingPicture } from '../cover/GameCover.tsx';
import { GameFrame } from '../frame/GameFrame.tsx';
import { isOurs } from '../frame/isOurs.ts';
import { useGameSettings } from '../settings/gameSettings.ts';
import classes from './GameToPlay.module.css';
import { cardWords } from './words.ts';

/** A game in a post: its picture and a line, and where it stands it can be played. */
export function GameToPlay({ id }: { id: string }) {
  const t = useWords(cardWords);
  const game = useCall('GET /games/:id', { params: { id } });
  const lineOf = useLine();
  const [isPlayed, setPlayed] = useState(false);
  if (game.status === 'loading') return <Skeleton className={classes.waiting} />;
  // The link in the words of the post says the rest.
  if (game.status === 'failed' || game.answer.url === '') return null;
  const { title } = game.answer;
  const line = lineOf(game.answer);
  return (
    <section className={classes.card} aria-label={title} data-played={isPlayed || undefined}>
      {isPlayed ? <Played game={game.answer} /> : <Picture game={game.answer} />}
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        {line ? <p className={classes.line}>{line}</p> : null}
        <div className={classes.acts}>
          <Button
            size="s"
            variant={isPlayed ? 'secondary' : 'primary'}
            icon={<Icon icon={isPlayed ? X : Play} />}
            onClick={({ currentTarget }) => {
              // The keys are for the game.
              currentTarget.blur();
              setPlayed(!isPlayed);
            }}
          >
            {isPlayed ? t.close : t.play}
          </Button>
          <ButtonLink size="s" variant="ghost" href={`/play/${id}`}>
            {t.open}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function Picture({ game: { title, image_url = '' } }: { game: Game }) {
  const [isLookedAt, setLookedAt] = useState(false);
  if (image_url === '') return <GameCover title={title} />;
  return (
    <div
      onPointerEnter={({ pointerType }) => setLookedAt(pointerType !== 'touch')}
      onPointerLeave={() => setLookedAt(false)}
    >
      <MovingPicture className={classes.picture} src={image_url} isLookedAt={isLookedAt} />
    </div>
  );
}

/** A run that is played here counts as one on the game's own page. */
function Played({ game }: { game: Game }) {
  const { settings, change } = useGameSettings();
  const { hear } = useRuns(game.id, false);
  return (
    <GameFrame
      game={game}
      takesFocus
      settings={settings}
      onSettings={change}
      onMessage={isOurs(game) ? hear : undefined}
    />
  );
}
