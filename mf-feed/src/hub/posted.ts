import type { Sharing } from '@plaza/api-contract';
import type { Shelf } from '@plaza/shell-contract';
import { keepIfItFits } from '../store/keepIfItFits.ts';

const KEY = 'feedPosted';

/** Something of one's own has just gone out: the feeds that are not on screen do not show it yet. */
export function notePosted(shelf: Shelf, sharing: Sharing): void {
  keepIfItFits(shelf, KEY, sharing === 1 ? 'friends global' : 'friends');
}

/** Whether this feed has yet to show it; asked once, it will. */
export function takePosted(shelf: Shelf, tab: string): boolean {
  const tabs = (shelf.getItem(KEY) ?? '').split(' ');
  keepIfItFits(shelf, KEY, tabs.filter((one) => one !== tab).join(' '));
  return tabs.includes(tab);
}
