import { useWords } from '@plaza/design-system';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../parts/lazyPart.tsx';
import { ScreenBoundary } from '../../parts/ScreenBoundary.tsx';
import { kindWords } from '../words.ts';
import { GameCard } from './GameCard.tsx';
import classes from './GamesGrid.module.css';
import { titles } from './titles.ts';
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

const NONE: ReadonlySet<number> = new Set();

/** Where nothing can hover: which of the children are in the middle of the screen. They wear `data-alive`. */
function useAliveInView(list: RefObject<HTMLElement | null>): ReadonlySet<number> {
  const [alive, setAlive] = useState(NONE);
  useEffect(() => {
    if (!list.current || !window.matchMedia?.('(hover: none)').matches) return undefined;
    const children = [...list.current.children];
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          target.toggleAttribute('data-alive', isIntersecting);
        setAlive(new Set(children.flatMap((child, at) => (child.hasAttribute('data-alive') ? [at] : []))));
      },
      { rootMargin: '-30% 0px' },
    );
    for (const child of children) watch.observe(child);
    return () => watch.disconnect();
  }, [list]);
  return alive;
}
