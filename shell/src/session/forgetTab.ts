import type { Session } from '@plaza/shell-contract';
import type { Observable } from 'rxjs';
import { type Drawer, tabStorage } from '../storage/deviceStorage.ts';
import { isOfDevice } from './SessionStore.ts';

const OWNER = 'plaza:tab-of';

/**
 * What remotes keep for a tab alone, as words that are half written, is its visitor's: nobody who comes after them finds
 * it, also where the browser brings back a tab that somebody else has left.
 */
export function forgetTab(session$: Observable<Session>, open: () => Drawer = () => tabStorage): void {
  session$.subscribe((session) => {
    try {
      follow(open(), session.status === 'member' ? session.user.id : undefined);
    } catch {
      // A browser that refuses to keep anything has nothing to forget.
    }
  });
}

function follow(tab: Drawer, owner: string | undefined): void {
  const before = tab.getItem(OWNER) ?? owner;
  if (owner === undefined || before !== owner) empty(tab);
  if (owner === undefined) tab.removeItem(OWNER);
  else tab.setItem(OWNER, owner);
}

function empty(tab: Drawer): void {
  const keys = Array.from({ length: tab.length }, (_, index) => tab.key(index));
  for (const key of keys) if (key !== null && !isOfDevice(key)) tab.removeItem(key);
}
