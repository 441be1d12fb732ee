import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useHost } from '../../host/useHost.ts';

/** Pictures that were taken from a game itself. */
export interface RealGame {
  /** Where it is played. */
  to: string;
  still: string;
  /** Nothing for somebody who wants less motion. */
  moving: string | undefined;
}

/** By their titles. */
type RealGames = Readonly<Record<string, RealGame>>;

const STILL = /\/still\.webp$/;

/** Asks which games there are when the list comes near the screen. Without an answer the drawn posters stay. */
export function useRealGames(list: RefObject<HTMLElement | null>): { real: RealGames; look: () => void } {
  const { api } = useHost();
  const [real, setReal] = useState<RealGames>({});
  const isAsked = useRef(false);
  const look = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const wantsStillness = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    api.call('POST /games', { body: { deviceType: 'pc' } }).then(
      (games) => {
        const shown = games.flatMap(({ id, title, image_url: still }) => {
          if (!still || !STILL.test(still)) return [];
          const moving = wantsStillness ? undefined : still.replace(STILL, '/moving.webp');
          return [[title, { to: `/play/${id}`, still, moving }] as const];
        });
        setReal(Object.fromEntries(shown));
      },
      () => undefined,
    );
  }, [api]);
  useEffect(() => {
    if (!list.current || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        look();
      },
      { rootMargin: '200px 0px' },
    );
    watch.observe(list.current);
    return () => watch.disconnect();
  }, [list, look]);
  return { real, look };
}
