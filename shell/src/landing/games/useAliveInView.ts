import { type RefObject, useEffect } from 'react';

/** Where nothing can hover, the children in the middle of the screen wear `data-alive`. */
export function useAliveInView(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!list.current || !window.matchMedia?.('(hover: none)').matches) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          target.toggleAttribute('data-alive', isIntersecting);
      },
      { rootMargin: '-30% 0px' },
    );
    for (const child of list.current.children) watch.observe(child);
    return () => watch.disconnect();
  }, [list]);
}
