import type { Drawer } from '../storage/deviceStorage.ts';

const KEY = 'plaza:letter-keys';

/** Whether a key without Ctrl or Alt may act; WCAG 2.1.4 asks for a way to switch that off. */
export function areLetterKeysOn(storage: Drawer): boolean {
  return storage.getItem(KEY) !== 'off';
}

export function setLetterKeys(storage: Drawer, isOn: boolean): void {
  if (isOn) storage.removeItem(KEY);
  else storage.setItem(KEY, 'off');
}
