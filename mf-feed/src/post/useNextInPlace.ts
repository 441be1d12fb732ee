import { type RefObject, useEffect, useRef } from 'react';
import { keepFocus } from './keepFocus.ts';

/**
 * Whoever takes a row away loses the button of it that had the focus: that goes to the same button of the row that has
 * come to its place, to the last one behind it, and to the place itself when none is left. Returns the way to say which
 * button it was.
 */
export function useNextInPlace(
  place: RefObject<HTMLElement | null>,
  list: unknown,
  buttons: string,
): (by: HTMLElement | null) => void {
  const left = useRef<number>(undefined);
  useEffect(() => {
    if (left.current === undefined) return;
    const there = allIn(place.current, buttons);
    keepFocus(there[left.current] ?? there.at(-1) ?? place.current);
    left.current = undefined;
  }, [place, list, buttons]);
  return (by) => {
    left.current = allIn(place.current, buttons).findIndex((one) => one === by);
  };
}

function allIn(place: HTMLElement | null, buttons: string): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>(buttons) ?? [])];
}
