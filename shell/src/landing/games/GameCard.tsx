import { type CSSProperties, type ReactNode, useState } from 'react';
import classes from './GamesGrid.module.css';
import type { GameTitle } from './titles.ts';

interface GameCardProps {
  game: GameTitle;
  kind: string;
  poster: ReactNode;
  /** The game at play, where it is known. */
  moving: string | undefined;
  onLook: () => void;
}

/** A game's poster; under the pointer or with the focus the game itself plays in its place. */
export function GameCard({ game, kind, poster, moving, onLook }: GameCardProps) {
  const [isLookedAt, setLookedAt] = useState(false);
  const [isThere, setThere] = useState(false);
  const [high, low] = game.palette;
  const sky: CSSProperties = { backgroundImage: `linear-gradient(${high}, ${low})` };
  const look = () => {
    setLookedAt(true);
    onLook();
  };
  const leave = () => {
    setLookedAt(false);
    setThere(false);
  };
  return (
    <a
      className={classes.card}
      href="/games"
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && look()}
      onPointerLeave={leave}
      onFocus={look}
      onBlur={leave}
    >
      <span className={classes.stage} style={sky}>
        {poster}
        {isLookedAt && moving ? (
          <img
            className={classes.moving}
            data-there={isThere || undefined}
            src={moving}
            alt=""
            onLoad={() => setThere(true)}
          />
        ) : null}
      </span>
      <span className={classes.title}>{game.title}</span>
      <span className={classes.kind}>{kind}</span>
    </a>
  );
}
