import { type RefObject, useEffect, useState } from 'react';

const NONE: ReadonlySet<number> = new Set();

/** Where nothing can hover: which of the children are in the middle of the screen. They wear `data-alive`. */
export function useAliveInView(list: RefObject<HTMLElement | null>): ReadonlySet<number> {
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
