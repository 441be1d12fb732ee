import { type MouseEvent, type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { meanOneThing } from '../gesture/index.ts';
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
    closeWithoutFocus(panel, ending.signal);
    return () => {
      sizes.disconnect();
      ending.abort();
    };
  }, [isOpen]);

  const trigger: PopupTrigger = {
    popoverTarget: id,
    'aria-expanded': isOpen,
    'aria-haspopup': kind,
    // The browser opens it.
    onClick: meanOneThing(() => undefined),
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

/** Whoever is somewhere else has done with it, whatever led them there: a key, a page that moved the focus, another popup. */
function closeWithoutFocus(panel: HTMLElement, signal: AbortSignal): void {
  const hear = ({ target }: Event) => {
    const isHere =
      target instanceof Element &&
      (panel.contains(target) || target.closest(`[popovertarget="${panel.id}"]`));
    if (!isHere) panel.hidePopover();
  };
  document.addEventListener('focusin', hear, { signal });
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
