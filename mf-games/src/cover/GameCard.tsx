import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { GameCover, MovingPicture } from './GameCover.tsx';
import classes from './GameCard.module.css';

interface GameCardProps {
  title: string;
  /** The address of its still picture; without one a cover is drawn. */
  picture: string;
  to: string;
  /** The picture is one of a film. */
  isFilm?: boolean;
  /** What one does in it, or who brought it. */
  line?: string | undefined;
  /** It is the one on the stage just now. */
  isShown?: boolean;
  onChoose?: () => void;
  /** What can be done with it besides, in its corner. */
  act?: ReactNode;
}

/** A game or a film as its picture and its title; it leads to where it is played. */
export function GameCard({
  title,
  picture,
  to,
  isFilm = false,
  line,
  isShown = false,
  onChoose,
  act,
}: GameCardProps): ReactNode {
  const [isLookedAt, setLookedAt] = useState(false);
  return (
    <li
      className={classes.card}
      data-shown={isShown || undefined}
      data-film={isFilm || undefined}
      onPointerEnter={({ pointerType }) => setLookedAt(pointerType !== 'touch')}
      onPointerLeave={() => setLookedAt(false)}
      onFocus={() => setLookedAt(true)}
      onBlur={() => setLookedAt(false)}
    >
      {picture === '' ? (
        <GameCover title={title} />
      ) : (
        <MovingPicture className={classes.picture} src={picture} isLookedAt={isLookedAt} />
      )}
      <Link
        className={classes.link}
        to={to}
        aria-current={isShown ? 'true' : undefined}
        replace={onChoose !== undefined}
        onClick={({ currentTarget }) => {
          if (!onChoose) return;
          // What is played next may have the keys.
          currentTarget.blur();
          onChoose();
        }}
      >
        {title}
      </Link>
      {line === undefined ? null : (
        <p dir="auto" className={classes.line}>
          {line}
        </p>
      )}
      {act === undefined ? null : <div className={classes.act}>{act}</div>}
    </li>
  );
}
