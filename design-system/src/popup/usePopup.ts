import { type MouseEvent, type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { closeOnLeaving } from './closeOnLeaving.ts';
import { placePopup } from './placePopup.ts';
import classes from './popup.module.css';

/** What the button wears that opens a popup: spread it on a Button or an IconButton. */
export interface PopupTrigger {
  popoverTarget: string;
  'aria-expanded': boolean;
  'aria-haspopup': 'menu' | 'dialog';
  onClick: (event: MouseEvent) => void;
}

interface PopupPanel {
  ref: RefObject<HTMLDivElement | null>;
  id: string;
  popover: 'auto';
  className: string | undefined;
  onBeforeToggle: (event: ToggleEvent) => void;
}

/**
 * A native popover beside its button. The browser gives the top layer (above an open dialog too), a press elsewhere
 * and Escape to close, and the focus back; where it stands is ours until anchors in CSS are everywhere.
 */
export function usePopup(kind: PopupTrigger['aria-haspopup']) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const panel = ref.current;
    if (!isOpen || !panel) return undefined;
    const place = () => placeBeside(panel);
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(panel);
    const ending = new AbortController();
    window.addEventListener('resize', place, { signal: ending.signal });
    window.addEventListener('scroll', place, { signal: ending.signal, capture: true, passive: true });
    closeOnLeaving(() => panel.hidePopover(), ending.signal);
    return () => {
      sizes.disconnect();
      ending.abort();
    };
  }, [isOpen]);

  const trigger: PopupTrigger = {
    popoverTarget: id,
    'aria-expanded': isOpen,
    'aria-haspopup': kind,
    // A double click is one: its second half would take back what the first has done.
    onClick: (event) => event.detail > 1 && event.preventDefault(),
  };
  const panel: PopupPanel = {
    ref,
    id,
    popover: 'auto',
    className: classes.popup,
    onBeforeToggle: (event) => {
      // A popup inside this one tells of itself too.
      if (event.target === event.currentTarget) setIsOpen(event.newState === 'open');
    },
  };
  return { trigger, panel, isOpen, close: () => ref.current?.hidePopover() };
}

function placeBeside(panel: HTMLElement): void {
  const anchor = document.querySelector(`[popovertarget="${panel.id}"]`)?.getBoundingClientRect();
  if (!anchor) return;
  const { offsetWidth: width, offsetHeight: height } = panel;
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const { left, top } = placePopup(anchor, { width, height }, view);
  panel.style.left = `${left}px`;
  panel.style.top = `${top}px`;
}
