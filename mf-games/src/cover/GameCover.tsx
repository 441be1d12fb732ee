import { type ReactNode, useState } from 'react';
import { wantsStillness } from '../wantsStillness.ts';
import classes from './GameCover.module.css';

/** The cover of what has no picture: a sky, a ground, a light, and the title as a sign. */
export function GameCover({ title }: { title: string }) {
  return (
    <span className={classes.cover} aria-hidden="true">
      <svg viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice">
        <circle className={classes.glow} cx="118" cy="40" r="30" opacity="0.28" />
        <circle className={classes.glow} cx="118" cy="40" r="13" />
        <path className={classes.built} d="M0 92 30 70l16 12 20-26 26 34 22-14 46 28v16H0z" />
        <path className={classes.ground} d="M0 100c40-10 70 4 104-4 24-6 42-2 56 2v22H0z" />
      </svg>
      <span dir="auto" className={classes.title}>
        {title}
      </span>
    </span>
  );
}

interface MovingPictureProps {
  /** The address of the still picture. */
  src: string;
  className?: string | undefined;
  /** Whether somebody looks at it just now: the pointer is on its card, or the focus. */
  isLookedAt: boolean;
}

/** A game's picture, which moves while somebody looks at it, unless they want nothing to move. */
export function MovingPicture({ src, className, isLookedAt }: MovingPictureProps): ReactNode {
  const [isMoving, setMoving] = useState(false);
  const moving = isLookedAt && !wantsStillness() ? movingOf(src) : undefined;
  return (
    <span className={classes.picture} data-moving={(moving !== undefined && isMoving) || undefined}>
      <img className={className} src={src} alt="" loading="lazy" />
      {moving === undefined ? null : (
        <img
          // It begins anew with each look.
          key={moving}
          className={`${className ?? ''} ${classes.moving}`}
          src={moving}
          alt=""
          onLoad={() => setMoving(true)}
          // A game without one stays still.
          onError={() => setMoving(false)}
        />
      )}
    </span>
  );
}

/** Beside the still of a game of ours lies the same moving. */
function movingOf(still: string): string | undefined {
  const moving = still.replace(/\/still\.webp$/, '/moving.webp');
  return moving === still ? undefined : moving;
}
