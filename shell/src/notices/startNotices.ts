import type { Host } from '../host/Host.ts';
import { ASK_ADDRESS } from '../pwa/worker/whereIs.ts';
import { askOnce } from './askOnce.ts';
import { chatAddress, noticeOf } from './noticeOf.ts';
import { showNotice } from './showNotice.ts';

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
