import { useWords } from '@plaza/design-system';
import { Suspense, useRef } from 'react';
import { lazyPart } from '../../parts/lazyPart.tsx';
import { ScreenBoundary } from '../../parts/ScreenBoundary.tsx';
import { kindWords } from '../words.ts';
import { GameCard } from './GameCard.tsx';
import classes from './GamesGrid.module.css';
import { titles } from './titles.ts';
import { useAliveInView } from './useAliveInView.ts';
import { useGamesAtPlay } from './useGamesAtPlay.ts';

const Poster = lazyPart(
  () => import('./posters/Poster.tsx'),
  (drawn) => drawn.Poster,
);

/** The games, each with a poster that comes alive in the middle of a phone, and the game at play under the pointer or with the focus. */
export function GamesGrid() {
  const kinds = useWords(kindWords);
  const list = useRef<HTMLUListElement>(null);
  useAliveInView(list);
  const { atPlay, look } = useGamesAtPlay();
  return (
    <ul ref={list} className={classes.grid}>
      {titles.map((game) => (
        <li key={game.slug}>
          <GameCard
            game={game}
            kind={kinds[game.kind]}
            moving={atPlay[game.title]}
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
