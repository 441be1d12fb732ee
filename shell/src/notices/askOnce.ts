import type { Drawer } from '../storage/deviceStorage.ts';

const KEY = 'plaza:notices-asked';

/** The part of `Notification` that asks. */
export interface Permission {
  readonly permission: NotificationPermission;
  requestPermission(): Promise<NotificationPermission>;
}

/**
 * Asks for the permission to show notices, once on this device and only while nobody has answered. Browsers let a page
 * ask only in answer to a press, so it waits for the next one. Returns the way to call it off.
 */
export function askOnce(page: Document, notices: Permission, storage: Drawer): () => void {
  const stop = new AbortController();
  if (notices.permission !== 'default' || storage.getItem(KEY) !== null) return () => undefined;
  const ask = () => {
    stop.abort();
    storage.setItem(KEY, 'yes');
    void notices.requestPermission();
  };
  page.addEventListener('click', ask, { signal: stop.signal });
  return () => stop.abort();
}
