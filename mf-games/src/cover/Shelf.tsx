import type { Game } from '@plaza/api-contract';
import { useWords } from '@plaza/design-system';
import { GameCard } from '../cover/GameCard.tsx';
import classes from './GameShelf.module.css';
import { gamesWords } from './words.ts';

interface GameShelfProps {
  games: readonly Game[];
  /** The one on the stage. */
  shown: string;
  onChoose: (id: string) => void;
}

/** All games at a glance, for who would rather choose than page. */
export function GameShelf({ games, shown, onChoose }: GameShelfProps) {
  const t = useWords(gamesWords);
  return (
    <section className={classes.shelf} aria-label={t.all}>
      <h2 className={classes.title}>{t.all}</h2>
      <ul className={classes.grid}>
        {games.map(({ id, title, image_url: picture = '', line }) => (
          <GameCard
            key={id}
            to={`/games?${new URLSearchParams({ at: id }).toString()}`}
            isShown={id === shown}
            onChoose={() => onChoose(id)}
            {...{ title, picture, line }}
          />
        ))}
      </ul>
    </section>
  );
}
