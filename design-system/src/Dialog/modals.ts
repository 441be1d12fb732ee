/** The modal dialogs of the page, the uppermost last. The browser keeps such a list too and shows it to nobody. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Notes that a modal has opened. Returns the way to note that it is about to close. */
export function noteModal(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  tell();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    tell();
  };
}

/** The modal that alone can be reached now; everything outside it is inert. */
export function topModal(): HTMLDialogElement | undefined {
  return open.at(-1);
}

/** Hears of each modal after it has opened and before it closes. */
export function followModals(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

function tell(): void {
  for (const changed of listeners) changed();
}
