import { useCallback, useRef, useState } from 'react';
import { useHost } from '../../host/useHost.ts';

/** Games at play by their titles: moving pictures that were taken from the games themselves. */
type AtPlay = Readonly<Record<string, string>>;

const STILL = /\/still\.webp$/;

/** Asks which games there are when somebody first looks at one. Without an answer the posters move alone. */
export function useGamesAtPlay(): { atPlay: AtPlay; look: () => void } {
  const { api } = useHost();
  const [atPlay, setAtPlay] = useState<AtPlay>({});
  const isAsked = useRef(false);
  const look = useCallback(() => {
    if (isAsked.current || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
    isAsked.current = true;
    api.call('POST /games', { body: { deviceType: 'pc' } }).then(
      (games) => {
        const moving = games.flatMap(({ title, image_url: still }) =>
          still && STILL.test(still) ? [[title, still.replace(STILL, '/moving.webp')] as const] : [],
        );
        setAtPlay(Object.fromEntries(moving));
      },
      () => undefined,
    );
  }, [api]);
  return { atPlay, look };
}
