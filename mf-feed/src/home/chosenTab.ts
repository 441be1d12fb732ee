import type { Tab } from './feed/feedCache.ts';

const KEY = 'feedTab';

/** The tab of home that somebody had open last, in this tab of the browser. */
export function chosenTab(pocket: Pick<Storage, 'getItem'>): Tab {
  return pocket.getItem(KEY) === 'global' ? 'global' : 'friends';
}

export function keepTab(pocket: Pick<Storage, 'setItem'>, tab: Tab): void {
  pocket.setItem(KEY, tab);
}
