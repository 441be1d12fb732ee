import type { Sharing } from '@plaza/api-contract';

const KEY = 'feedPosted';

/** Something of one's own has just gone out: the feeds that are not on screen do not show it yet. */
export function notePosted(sharing: Sharing): void {
  sessionStorage.setItem(KEY, sharing === 1 ? 'friends global' : 'friends');
}

/** Whether this feed has yet to show it; asked once, it will. */
export function takePosted(tab: string): boolean {
  const tabs = (sessionStorage.getItem(KEY) ?? '').split(' ');
  sessionStorage.setItem(KEY, tabs.filter((one) => one !== tab).join(' '));
  return tabs.includes(tab);
}
