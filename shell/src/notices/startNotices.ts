import type { NewMessage } from '@plaza/api-contract';
import type { MessageReader } from '@plaza/shell-contract';
import type { Host } from '../host/Host.ts';
import { ASK_ADDRESS } from '../pwa/worker/whereIs.ts';
import type { Drawer } from '../storage/deviceStorage.ts';
import { noticeWords } from './words.ts';

type NoticeNeeds = Pick<
  Host,
  'page' | 'sessions' | 'storage' | 'hub' | 'reader$' | 'address$' | 'leaveFor'
> & { container: ServiceWorkerContainer | undefined };

/** Tells members of new messages where the system shows such things, as long as they let us. */
export function startNotices({
  page,
  sessions,
  storage,
  hub,
  reader$,
  address$,
  leaveFor,
  container,
}: NoticeNeeds): void {
  if (typeof Notification === 'undefined') return;
  let callOff = (): void => undefined;
  let userId: string | undefined;
  sessions.session$.subscribe((session) => {
    callOff();
    userId = session.status === 'member' ? session.user.id : undefined;
    if (userId !== undefined) callOff = askOnce(page, Notification, storage);
  });

  const isRead = (at: string) => page.visibilityState === 'visible' && address$.getValue().pathname === at;
  hub.on('new-message').subscribe(({ payload }) => {
    if (userId === undefined || payload.sender_id === userId || isRead(chatAddress(payload))) return;
    if (payload.tells === false) return;
    // Last: Chrome asks another process for it, each time.
    if (Notification.permission !== 'granted') return;
    const reader = userId;
    void noticeOf(payload, reader$.getValue()).then((notice) =>
      userId !== reader || isRead(notice.to) ? undefined : showNotice(notice, container, leaveFor),
    );
  });

  // A press on a notice of the worker's comes back here when a page of ours is open; and it asks what is looked at.
  container?.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (data === ASK_ADDRESS) return ports[0]?.postMessage(address$.getValue().pathname);
    const to =
      data !== null && typeof data === 'object' && 'openAddress' in data ? data.openAddress : undefined;
    return typeof to === 'string' ? leaveFor(to) : undefined;
  });
}

const KEY = 'plaza:notices-asked';

/** The part of `Notification` that asks. */
interface Permission {
  readonly permission: NotificationPermission;
  requestPermission(): Promise<NotificationPermission>;
}

/**
 * Asks for the permission to show notices, once on this device and only while nobody has answered. Browsers let a page
 * ask only in answer to a press, so it waits for the next one. Returns the way to call it off.
 */
function askOnce(page: Document, notices: Permission, storage: Drawer): () => void {
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

/** What the system shows for a while, and where a press on it leads. */
interface Notice {
  title: string;
  body: string;
  /** The newest of a chat takes the place of the one before, in every tab. */
  tag: string;
  to: string;
}

/** A message as a notice. The text is the chat's to read; without the chat it says only that there is one. */
async function noticeOf(message: NewMessage, read: MessageReader | undefined): Promise<Notice> {
  const t = noticeWords.now;
  const { sendername, chatID } = message;
  return {
    title: t.title({ sender: sendername }),
    body: read ? await read(message).catch(() => t.unreadable) : t.unread,
    tag: `chat-${chatID}`,
    to: chatAddress(message),
  };
}

/** Where a message is read. */
function chatAddress({ chatID }: Pick<NewMessage, 'chatID'>): string {
  return `/chat/${encodeURIComponent(chatID)}`;
}

/** Shows a notice that stays until it is dismissed. A press on it calls `open`, or the worker does. */
async function showNotice(
  { title, body, tag, to }: Notice,
  container: ServiceWorkerContainer | undefined,
  open: (to: string) => void,
): Promise<void> {
  const look = { body, tag, icon: iconAddress(), requireInteraction: true, data: { to } };
  // Phones show none but the worker's.
  const registration = await container?.getRegistration();
  if (registration?.active) return registration.showNotification(title, look);
  const shown = new Notification(title, look);
  shown.addEventListener('click', () => {
    window.focus();
    shown.close();
    open(to);
  });
}

function iconAddress(): string {
  return document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.href ?? '';
}
