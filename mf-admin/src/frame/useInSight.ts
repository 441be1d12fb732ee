import { type RefObject, useEffect } from 'react';

/** In a row that is wider than its place, whatever is chosen is brought into sight. */
export function useInSight(row: RefObject<HTMLElement | null>, chosen: string): void {
  useEffect(() => {
    if (row.current) scrollToChosen(row.current);
  }, [row, chosen]);
}

function scrollToChosen(box: HTMLElement): void {
  const one = box.querySelector<HTMLElement>('[aria-current="page"], [aria-pressed="true"]');
  if (one) box.scrollLeft = one.offsetLeft - box.offsetLeft - (box.clientWidth - one.offsetWidth) / 2;
}
