import type { Host, OpenDialog } from '../host/Host.ts';
import type { Drawer } from '../storage/deviceStorage.ts';

/**
 * The keys that open a dialog of the frame from anywhere, and close it again. Heard from the moment the frame is there;
 * for a guest, a little after the page. Who hears a key first takes it. Returns the way to stop.
 */
export function hearFrameKeys({ dialog$, sessions, looks, mayOverride, storage }: Host): () => void {
  const hear = (event: KeyboardEvent) => {
    const wanted = dialogOf(event);
    // A page that has the screen for itself has the keys for itself.
    if (!wanted || event.defaultPrevented || looks.immersive$.getValue()) return;
    if (wanted === 'shortcuts' && !areLetterKeysOn(storage)) return;
    if (wanted === 'remotes') {
      const session = sessions.session$.getValue();
      if (!mayOverride && !(session.status === 'member' && session.user.isAdmin)) return;
    }
    event.preventDefault();
    dialog$.next(dialog$.getValue() === wanted ? 'none' : wanted);
  };
  document.addEventListener('keydown', hear);
  return () => document.removeEventListener('keydown', hear);
}

function dialogOf(event: KeyboardEvent): OpenDialog | undefined {
  const { altKey, shiftKey, ctrlKey, metaKey, code, key, target } = event;
  // Alt changes the letter on some keyboards; the key itself does not move.
  if (altKey) return shiftKey && code === 'KeyM' ? 'remotes' : undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey ? 'palette' : undefined;
  return key === '?' && !isWriting(target) ? 'shortcuts' : undefined;
}

/** A letter is a shortcut only where it is not written. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

const KEY = 'plaza:letter-keys';

/** Whether a key without Ctrl or Alt may act; WCAG 2.1.4 asks for a way to switch that off. */
export function areLetterKeysOn(storage: Drawer): boolean {
  return storage.getItem(KEY) !== 'off';
}

export function setLetterKeys(storage: Drawer, isOn: boolean): void {
  if (isOn) storage.removeItem(KEY);
  else storage.setItem(KEY, 'off');
}
