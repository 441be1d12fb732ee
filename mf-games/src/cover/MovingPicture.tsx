import { type ReactNode, useState } from 'react';
import { wantsStillness } from '../wantsStillness.ts';
import classes from './MovingPicture.module.css';

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
