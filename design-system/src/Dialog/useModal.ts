import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { noteModal } from './modals.ts';

/** Opens and closes a native dialog with `open`, and tells a click on the backdrop from one inside. */
export function useModal(open: boolean, onBackdrop: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent(onBackdrop);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    if (!dialog.open) dialog.showModal();
    const noteEnd = noteModal(dialog);
    // React keeps the attribute `autofocus`, which showModal() would look for, off the page.
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    const ending = hearBackdrop(dialog, () => leave());
    return () => {
      ending.abort();
      noteEnd();
      // Also when it is taken off the page while open: close() is what gives the focus back.
      dialog.close();
    };
  }, [open]);

  return ref;
}

function hearBackdrop(dialog: HTMLDialogElement, onBackdrop: () => void): AbortController {
  const ending = new AbortController();
  const { signal } = ending;
  let isPressedThere = false;
  // The dialog has no padding of its own, so only its backdrop has the dialog as target.
  dialog.addEventListener('pointerdown', ({ target }) => (isPressedThere = target === dialog), { signal });
  // A press inside that ends outside, as when selecting text, is not a wish to leave.
  const handleClick = ({ target }: Event) => {
    if (target === dialog && isPressedThere) onBackdrop();
    isPressedThere = false;
  };
  dialog.addEventListener('click', handleClick, { signal });
  return ending;
}
