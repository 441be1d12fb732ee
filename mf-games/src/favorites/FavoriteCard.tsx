import type { FavoriteGame } from '@plaza/api-contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { GameCover } from '../cover/GameCover.tsx';
import { MovingPicture } from '../cover/MovingPicture.tsx';
import classes from './FavoriteCard.module.css';

/** A game as its picture and its title; it leads to where it is played. */
export function FavoriteCard({ game }: { game: FavoriteGame }) {
  const [isLookedAt, setLookedAt] = useState(false);
  return (
    <li
      className={classes.card}
      onPointerEnter={({ pointerType }) => setLookedAt(pointerType !== 'touch')}
      onPointerLeave={() => setLookedAt(false)}
      onFocus={() => setLookedAt(true)}
      onBlur={() => setLookedAt(false)}
    >
      {game.image_url === '' ? (
        <GameCover title={game.title} />
      ) : (
        <MovingPicture className={classes.picture} src={game.image_url} isLookedAt={isLookedAt} />
      )}
      <Link className={classes.link} to={`/play/${game.id}`}>
        {game.title}
      </Link>
    </li>
  );
}
