import { useLayoutEffect, useRef } from 'react';

/** The focus that goes with a row comes to the place of the list: say `rowGoes` before its rows are others. */
export function useRowFocus<Place extends HTMLElement>(rows: unknown) {
  const place = useRef<Place>(null);
  const isGoing = useRef(false);
  useLayoutEffect(() => {
    const hasNone = document.activeElement === document.body;
    if (isGoing.current && hasNone) place.current?.focus();
    isGoing.current = false;
  }, [rows]);
  const rowGoes = () => {
    isGoing.current = true;
  };
  return { place, rowGoes };
}
