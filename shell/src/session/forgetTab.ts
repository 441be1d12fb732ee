import { type Drawer, tabStorage } from '../storage/deviceStorage.ts';
import { entriesOf, type Entry, type SessionStore } from './SessionStore.ts';

const OWNER = 'plaza:tab-of';

/**
 * What remotes keep for a tab alone, as words that are half written, is its visitor's: nobody who comes after them finds
 * it, also where the browser brings back a tab that somebody else has left. Of a session that was lost this page remembers
 * it, for the one person it belongs to.
 */
export function forgetTab(
  sessions: Pick<SessionStore, 'session$' | 'isLeaving'>,
  open: () => Drawer = () => tabStorage,
): void {
  let shown: string | undefined;
  let lost: { owner: string; entries: Entry[] } | undefined;
  sessions.session$.subscribe((session) => {
    const before = shown;
    shown = session.status === 'member' ? session.user.id : undefined;
    try {
      const tab = open();
      if (before !== undefined && shown === undefined)
        lost = sessions.isLeaving ? undefined : { owner: before, entries: entriesOf(tab) };
      follow(tab, shown);
      if (shown === undefined) return;
      if (lost?.owner === shown) for (const [key, value] of lost.entries) tab.setItem(key, value);
      lost = undefined;
    } catch {
      // A browser that refuses to keep anything has nothing to forget.
    }
  });
}

function follow(tab: Drawer, owner: string | undefined): void {
  const before = tab.getItem(OWNER) ?? owner;
  if (owner === undefined || before !== owner) for (const [key] of entriesOf(tab)) tab.removeItem(key);
  if (owner === undefined) tab.removeItem(OWNER);
  else tab.setItem(OWNER, owner);
}
