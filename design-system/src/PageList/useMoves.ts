import { type RefObject, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

/** Who has not moved for so long rests. */
const REST_MS = 150;

export interface Moves {
  /** The window shows another part of the page. */
  move: (how: { isUp: boolean }) => void;
  /** It has another size. */
  settle: () => void;
  /** One has come to rest, with no finger on the glass. */
  rest: () => void;
}

/** Hears how somebody moves through the page. */
export function useMoves(moves: RefObject<Moves>): void {
  // Before anything is painted: WebKit scrolls before an effect hears of it.
  useLayoutEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer = 0;
    let isTouched = false;
    let lastPx = window.scrollY;
    const waitForRest = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => (isTouched ? waitForRest() : moves.current.rest()), REST_MS);
    };
    const hearScroll = () => {
      const isUp = window.scrollY < lastPx;
      waitForRest();
      // With this very frame, or who moves fast sees what is not made yet.
      flushSync(() => moves.current.move({ isUp }));
      lastPx = window.scrollY;
    };
    const hearTouch = ({ touches }: TouchEvent) => (isTouched = touches.length > 0);
    window.addEventListener('scroll', hearScroll, { signal, passive: true });
    window.addEventListener('resize', () => moves.current.settle(), { signal });
    for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
      window.addEventListener(type, hearTouch, { signal, passive: true });
    return () => {
      leaving.abort();
      window.clearTimeout(timer);
    };
  }, [moves]);
}
