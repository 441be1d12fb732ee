import type { Sharing } from '@plaza/api-contract';
import type { Shelf } from '@plaza/shell-contract';

const KEY = 'feedPosted';

/** Something of one's own has just gone out: the feeds that are not on screen do not show it yet. */
export function notePosted(shelf: Shelf, sharing: Sharing): void {
  shelf.setItem(KEY, sharing === 1 ? 'friends global' : 'friends');
}

/** Whether this feed has yet to show it; asked once, it will. */
export function takePosted(shelf: Shelf, tab: string): boolean {
  const tabs = (shelf.getItem(KEY) ?? '').split(' ');
  shelf.setItem(KEY, tabs.filter((one) => one !== tab).join(' '));
  return tabs.includes(tab);
}
