import { useWords } from '@plaza/design-system';
import { lazy, Suspense, type CSSProperties, useRef } from 'react';
import { kindWords } from '../words.ts';
import classes from './GamesGrid.module.css';
import { titles } from './titles.ts';
import { useAliveInView } from './useAliveInView.ts';

const Poster = lazy(() => import('./posters/Poster.tsx').then((drawn) => ({ default: drawn.Poster })));

/** The games, each with a poster that comes alive under the pointer, with the focus, or in the middle of a phone. */
export function GamesGrid() {
  const kinds = useWords(kindWords);
  const list = useRef<HTMLUListElement>(null);
  useAliveInView(list);
  return (
    <ul ref={list} className={classes.grid}>
      {titles.map((game) => {
        const [high, low] = game.palette;
        const sky: CSSProperties = { backgroundImage: `linear-gradient(${high}, ${low})` };
        return (
          <li key={game.slug}>
            <a className={classes.card} href="/games">
              <span className={classes.stage} style={sky}>
                <Suspense>
                  <Poster game={game} />
                </Suspense>
              </span>
              <span className={classes.title}>{game.title}</span>
              <span className={classes.kind}>{kinds[game.kind]}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
