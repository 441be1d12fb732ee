import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { closeOnLeaving } from '../popup/index.ts';
import { closeOnBack } from './closeOnBack.ts';
import { noteModal, topModal } from './modals.ts';

/** Opens and closes a native dialog with `open`, and tells a click on the backdrop from one inside. */
export function useModal(open: boolean, onBackdrop: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent(onBackdrop);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    keepSpaceOfBar();
    closeOnBack();
    if (!dialog.open) dialog.showModal();
    const noteEnd = noteModal(dialog);
    const stopBeginning = beginInside(dialog);
    const ending = new AbortController();
    hearBackdrop(dialog, ending.signal, () => leave());
    keepFocus(dialog, ending.signal);
    // As Escape does; also where no browser does so by itself at Back.
    closeOnLeaving(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })), ending.signal);
    return () => {
      ending.abort();
      stopBeginning();
      noteEnd();
      // Also when it is taken off the page while open: close() is what gives the focus back.
      dialog.close();
      if (!topModal()) document.documentElement.style.scrollbarGutter = '';
    };
  }, [open]);

  return ref;
}

/** The page does not scroll meanwhile. Where its bar takes space, that stays free, or all of it would move. */
function keepSpaceOfBar(): void {
  const root = document.documentElement;
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
}

/**
 * The focus goes to the dialog itself and on to its first control a task later: a screen reader whose place in the page
 * has just become inert takes the first step in silence, and would tell neither the dialog nor where one is in it.
 */
function beginInside(dialog: HTMLDialogElement): () => void {
  // React keeps the attribute `autofocus`, which showModal() would look for, off the page.
  const first = dialog.querySelector<HTMLElement>('[data-first-focus]') ?? document.activeElement;
  dialog.tabIndex = -1;
  dialog.focus();
  const next = setTimeout(() => {
    if (first instanceof HTMLElement && document.activeElement === dialog) first.focus();
  });
  return () => clearTimeout(next);
}

function hearBackdrop(dialog: HTMLDialogElement, signal: AbortSignal, onBackdrop: () => void): void {
  let isPressedThere = false;
  const typed = new Set<HTMLInputElement>();
  // A click that misses a field is no word about what is in it, a file too. Words that one looks for something with are soon back.
  const noteTyped = ({ target }: Event) => {
    // Only inputs, textareas and selects send it, and all of them know their type.
    const field = target as HTMLInputElement;
    if (/text|mail|file/.test(field.type) && !field.hasAttribute('role')) typed.add(field);
  };
  dialog.addEventListener('input', noteTyped, { signal });
  // The dialog has no padding of its own, so only its backdrop has the dialog as target.
  dialog.addEventListener('pointerdown', ({ target }) => (isPressedThere = target === dialog), { signal });
  // A press inside that ends outside, as when selecting text, is not a wish to leave, nor is the second half of the double
  // click that opened it.
  const handleClick = ({ target, detail }: MouseEvent) => {
    const isWritten = [...typed].some(({ value }) => value);
    if (target === dialog && isPressedThere && !isWritten && detail < 2) onBackdrop();
    isPressedThere = false;
  };
  dialog.addEventListener('click', handleClick, { signal });
}

/**
 * What lies behind a modal is inert, but a script can still give it the focus: a page in a frame, a game or a film of
 * another site, asks for its window, and Chrome lets a video have it. It comes back to where it was in the modal. Until the
 * signal aborts.
 */
function keepFocus(dialog: HTMLDialogElement, signal: AbortSignal): void {
  let last: HTMLElement = dialog;
  const look = () => {
    const { activeElement, body } = document;
    if (topModal() !== dialog || !(activeElement instanceof HTMLElement) || activeElement === body) return;
    if (dialog.contains(activeElement)) last = activeElement;
    else (last.isConnected ? last : dialog).focus({ preventScroll: true });
  };
  document.addEventListener('focusin', look, { signal });
  // Of a frame that takes the focus the page around it hears nothing but this. A task later it is there: taken back at
  // once, the focus would seem to be here, and the keys would go to the frame.
  window.addEventListener('blur', () => setTimeout(() => signal.aborted || look()), { signal });
}
