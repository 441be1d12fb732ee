import { useWords } from '@plaza/design-system';
import { Suspense, useRef } from 'react';
import { lazyPart } from '../../parts/lazyPart.tsx';
import { ScreenBoundary } from '../../parts/ScreenBoundary.tsx';
import { kindWords } from '../words.ts';
import { GameCard } from './GameCard.tsx';
import classes from './GamesGrid.module.css';
import { titles } from './titles.ts';
import { useAliveInView } from './useAliveInView.ts';
import { useRealGames } from './useRealGames.ts';

const Poster = lazyPart(
  () => import('./posters/Poster.tsx'),
  (drawn) => drawn.Poster,
);

/** The games as they look; each plays under the pointer, with the focus, and in the middle of a phone. */
export function GamesGrid() {
  const kinds = useWords(kindWords);
  const list = useRef<HTMLUListElement>(null);
  const alive = useAliveInView(list);
  const { real, look } = useRealGames(list);
  return (
    <ul ref={list} className={classes.grid}>
      {titles.map((game, at) => (
        <li key={game.slug}>
          <GameCard
            game={game}
            kind={kinds[game.kind]}
            real={real[game.title]}
            isAlive={alive.has(at)}
            onLook={look}
            poster={
              <ScreenBoundary quiet>
                <Suspense>
                  <Poster game={game} />
                </Suspense>
              </ScreenBoundary>
            }
          />
        </li>
      ))}
    </ul>
  );
}
