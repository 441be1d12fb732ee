import { useCloseOnLeaving } from '@plaza/design-system';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';

/** The keyboard of a menu: arrows, Home, End, Escape; a click or a step elsewhere closes it, and Back. */
export function useMenuKeys(isOpen: boolean, close: (event: { returnFocus: boolean }) => void) {
  const ref = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(() => close({ returnFocus: false }));

  useCloseOnLeaving(isOpen, () => close({ returnFocus: true }));
  useEffect(() => {
    if (!isOpen) return undefined;
    entriesIn(ref.current)[0]?.focus();
    const stop = new AbortController();
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) leave();
    };
    document.addEventListener('pointerdown', closeOutside, { signal: stop.signal });
    document.addEventListener('focusin', closeOutside, { signal: stop.signal });
    return () => stop.abort();
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'Escape') return close({ returnFocus: true });
    const entries = entriesIn(ref.current);
    const index = entries.findIndex((entry) => entry === document.activeElement);
    const next = nextIndex(event.key, index, entries.length);
    if (next === undefined) return;
    event.preventDefault();
    entries[next]?.focus();
  };
  return { ref, onKeyDown };
}

function entriesIn(element: HTMLElement | null): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
