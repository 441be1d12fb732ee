import { type CSSProperties, type ReactNode, useState } from 'react';
import classes from './GamesGrid.module.css';
import type { GameTitle } from './titles.ts';
import type { RealGame } from './useRealGames.ts';

interface GameCardProps {
  game: GameTitle;
  kind: string;
  /** Drawn, until the game itself is there. */
  poster: ReactNode;
  real: RealGame | undefined;
  /** In the middle of a phone, where nobody can hover. */
  isAlive: boolean;
  onLook: () => void;
}

/** A picture of a game; while somebody looks, the game at play. */
export function GameCard({ game, kind, poster, real, isAlive, onLook }: GameCardProps) {
  const [isLookedAt, setLookedAt] = useState(false);
  const [high, low] = game.palette;
  const sky: CSSProperties = { backgroundImage: `linear-gradient(${high}, ${low})` };
  const look = () => {
    setLookedAt(true);
    onLook();
  };
  const leave = () => setLookedAt(false);
  return (
    <a
      className={classes.card}
      href={real?.to ?? '/games'}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && look()}
      onPointerLeave={leave}
      onFocus={look}
      onBlur={leave}
    >
      <span className={classes.stage} style={sky}>
        {poster}
        {real ? <Picture src={real.still} /> : null}
        {real?.moving && (isLookedAt || isAlive) ? <Picture src={real.moving} /> : null}
      </span>
      <span className={classes.title}>{game.title}</span>
      <span className={classes.kind}>{kind}</span>
    </a>
  );
}

/** Fades in over what is there already, once it has come. */
function Picture({ src }: { src: string }) {
  const [isThere, setThere] = useState(false);
  return (
    <img
      className={classes.picture}
      data-there={isThere || undefined}
      src={src}
      alt=""
      loading="lazy"
      onLoad={() => setThere(true)}
    />
  );
}
