import { type RefObject, useEffect, useRef } from 'react';
import { useShell } from './ctx.ts';

/** Offers an element as a place for another remote's widget: `<aside ref={usePlace('zones.sidebar')} />`. */
export function usePlace<Element extends HTMLElement = HTMLDivElement>(
  name: string,
): RefObject<Element | null> {
  const { place } = useShell();
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (ref.current) return place(name, ref.current);
    return undefined;
  }, [name, place]);
  return ref;
}
