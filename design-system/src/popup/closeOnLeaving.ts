import { useEffect, useEffectEvent } from 'react';

/** The popups and dialogs that are open, the innermost last. */
const open = new Set<() => void>();

/**
 * Back closes a popup first and leaves the page as it is, where the browser lets us say so; whatever else leads to another
 * page closes it on the way, so that none outlives its page. Until the signal aborts.
 */
export function closeOnLeaving(close: () => void, signal: AbortSignal, page: Window = window): void {
  let here = page.location.pathname;
  const { navigation } = page;
  if (navigation) {
    const hear = (event: NavigateEvent) => {
      // What is only fetched leads nowhere.
      if (isOwnStep() || typeof event.downloadRequest === 'string') return;
      const { pathname } = new URL(event.destination.url);
      // An address that takes the place of another, as when a list opens at its first entry, is the same page.
      if (event.navigationType === 'replace') here = pathname;
      const isBack = event.navigationType === 'traverse';
      if (!isBack && pathname === here) return;
      if (isBack && event.cancelable) {
        // One step closes one of them.
        if ([...open].at(-1) !== close) return;
        event.preventDefault();
      }
      close();
    };
    open.add(close);
    signal.addEventListener('abort', () => open.delete(close));
    // Before the page asks whether something unsaved may be lost: nothing is left yet.
    navigation.addEventListener('navigate', hear, { signal, capture: true });
    return;
  }
  // The router tells steps of its own by this event, too. Beside its wrapper, which waits for what is being left.
  const hear = (event: Event) => {
    const { pathname } = page.location;
    if (Reflect.get(event, 'singleSpaTrigger') === 'replaceState') here = pathname;
    if (pathname !== here) close();
  };
  EventTarget.prototype.addEventListener.call(page, 'popstate', hear, { signal });
}

/** For what opens over a page without being a popover: Back closes it first, and any way to another page does. */
export function useCloseOnLeaving(isOpen: boolean, close: () => void): void {
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const ending = new AbortController();
    closeOnLeaving(() => leave(), ending.signal);
    return () => ending.abort();
  }, [isOpen]);
}

let isUnderWay = false;

/** Goes back to take an entry out of the history that stood for a dialog. Nobody has asked for it: it closes nothing else. */
export function takeOwnStep(page: Window): void {
  isUnderWay = true;
  const end = () => void (isUnderWay = false);
  EventTarget.prototype.addEventListener.call(page, 'popstate', end, { once: true });
  page.history.back();
}

function isOwnStep(): boolean {
  return isUnderWay;
}
