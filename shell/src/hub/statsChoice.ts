import type { Drawer } from '../storage/deviceStorage.ts';

const KEY = 'plaza:hub-stats';

/** Whether this browser may tell how its connection fares. Nobody's does until they say so. */
export const sharesStats = (storage: Drawer): boolean => storage.getItem(KEY) === 'on';

export function shareStats(storage: Drawer, isOn: boolean): void {
  if (isOn) storage.setItem(KEY, 'on');
  else storage.removeItem(KEY);
}
