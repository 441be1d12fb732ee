import { type RefObject, useEffect } from 'react';

/** In a row that is wider than its place, whatever is chosen is brought into sight. */
export function useInSight(row: RefObject<HTMLElement | null>, chosen: string): void {
  useEffect(() => {
    const { current: box } = row;
    if (!box) return undefined;
    scrollToChosen(box);
    // How many wait stands in it a moment later, and moves the others.
    const sizes = new ResizeObserver(() => scrollToChosen(box));
    for (const one of box.children) sizes.observe(one);
    return () => sizes.disconnect();
  }, [row, chosen]);
}

function scrollToChosen(box: HTMLElement): void {
  const one = box.querySelector<HTMLElement>('[aria-current="page"], [aria-pressed="true"]');
  if (one) box.scrollLeft = one.offsetLeft - box.offsetLeft - (box.clientWidth - one.offsetWidth) / 2;
}
