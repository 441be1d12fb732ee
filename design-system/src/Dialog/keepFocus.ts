import { topModal } from './modals.ts';

/**
 * What lies behind a modal is inert, but a script can still give it the focus: a page in a frame, a game or a film of
 * another site, asks for its window, and Chrome lets a video have it. It comes back to where it was in the modal. Until the
 * signal aborts.
 */
export function keepFocus(dialog: HTMLDialogElement, signal: AbortSignal): void {
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
